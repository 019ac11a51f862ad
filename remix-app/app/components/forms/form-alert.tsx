import { Alert, Code, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { formTexts } from './texts/forms';

/** What is wrong with a form as a whole, told to screen readers at once. */
export function FormAlert({ state }: { state: FormState | undefined }) {
  const t = useTexts(formTexts);
  if (!state?.message) return null;
  return (
    <Alert
      // A new answer is a new message, even in the same words.
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

/** Counts down where there is script; the message above names the time where there is none. */
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
