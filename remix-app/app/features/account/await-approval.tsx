import { type ApprovalState, FACTORS } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { useRevalidator } from '@remix-run/react';
import { IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Screen } from './screen';
import { secondStepTexts } from './texts/second-step';

const EVERY_SECONDS = 5;

interface Props {
  approval: ApprovalState;
  state: FormState | undefined;
}

/** The sign-in waits until an admin approves it. Without script the page reloads, and the user presses a button at the end. */
export function AwaitApproval({ approval, state }: Props) {
  return approval.state === 'approved' ? (
    <Approved state={state} />
  ) : (
    <Waiting approval={approval} state={state} />
  );
}

function Waiting({ approval: { number }, state }: Props) {
  const t = useTexts(secondStepTexts);
  useAskAgain();
  return (
    <Screen Drawing={IconUserCheck} title={t('approval')} about={t('approvalAbout')}>
      <noscript>
        <meta httpEquiv="refresh" content={String(EVERY_SECONDS)} />
      </noscript>
      <FormAlert state={state} />
      <div>
        <Text size="sm" c="dimmed">
          {t('approvalNumber')}
        </Text>
        <Text size="xl" fw={600} dir="ltr" style={{ letterSpacing: '0.15em' }}>
          {number}
        </Text>
      </div>
      <Text size="sm">{t('approvalNext', { minutes: FACTORS.approvalSeconds / 60 })}</Text>
      <Form method="post" isDraft={false}>
        <SubmitButton intent="cancel" variant="default" size="md" fullWidth>
          {t('approvalCancel')}
        </SubmitButton>
      </Form>
    </Screen>
  );
}

function Approved({ state }: Pick<Props, 'state'>) {
  const t = useTexts(secondStepTexts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <Screen Drawing={IconShieldCheck} title={t('approved')} about={t('approvedAbout')}>
      <Form method="post" isDraft={false} ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <SubmitButton intent="enter" size="md" fullWidth>
            {t('continue')}
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function useAskAgain(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(revalidate, EVERY_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
}
