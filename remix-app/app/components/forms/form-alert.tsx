import { Alert, Code, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { formTexts } from './texts/forms';

/** The error of a form as a whole, announced to screen readers immediately. */
export function FormAlert({ state }: { state: FormState | undefined }) {
  const t = useTexts(formTexts);
  if (!state?.message) return null;
  return (
    <Alert
      // A new response is a new message, even with the same text.
      key={`${state.message} ${state.retryAfter ?? ''}`}
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {state.message}
      </Text>
      {state.retryAfter !== undefined && <Wait seconds={state.retryAfter} />}
      {state.reference && (
        <Text size="sm">
          {t.rich('reference', { reference: state.reference, code: (inner) => <Code>{inner}</Code> })}
        </Text>
      )}
    </Alert>
  );
}

/** Counts down with script; without it, the message above contains the time. */
function Wait({ seconds }: { seconds: number }) {
  const t = useTexts(formTexts);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    // The attributes are for pages that are not hydrated.
    <Text size="sm" aria-live="off" data-wait={seconds} data-wait-over={t('retryNow')}>
      {left > 0 ? t('retryIn', { seconds: left }) : t('retryNow')}
    </Text>
  );
}
