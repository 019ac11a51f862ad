import { LIMITS } from '@gatehouse/contracts';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconKey, IconMailOpened } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { Honeypot } from '~/components/forms/honeypot';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { WorkStep } from '~/components/forms/work-step';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Screen } from './screen';
import { passwordResetTexts } from './texts/password-reset';

interface Props {
  /** The address of the request, after it was sent. */
  sentTo: string | null;
  state: FormState | undefined;
}

export function ForgotPasswordPage({ sentTo, state }: Props) {
  return <AuthShell>{sentTo ? <Sent email={sentTo} /> : <Ask state={state} />}</AuthShell>;
}

function Ask({ state }: { state: FormState | undefined }) {
  const t = useTexts(passwordResetTexts);
  const form = useFirstError(state);
  return (
    <Screen Drawing={IconKey} title={t('forgot')} about={t('forgotAbout')}>
      {state?.work ? (
        <WorkStep work={state.work} />
      ) : (
        <Form method="post" noValidate ref={form}>
          <Honeypot />
          <Stack gap="md">
            <FormAlert state={state} />
            <TextInput
              name="email"
              label={t('email')}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              size="md"
              defaultValue={state?.values.email ?? ''}
              error={state?.errors.email}
              aria-invalid={!!state?.errors.email}
            />
            <SubmitButton intent="send" size="md" fullWidth>
              {t('send')}
            </SubmitButton>
          </Stack>
        </Form>
      )}
      <BackToSignIn />
    </Screen>
  );
}

/** The text is the same for every address, so it reveals no account. */
function Sent({ email }: { email: string }) {
  const t = useTexts(passwordResetTexts);
  return (
    <Screen Drawing={IconMailOpened} title={t('sent')}>
      <Text role="status">
        {t.rich('sentAbout', {
          email: <bdi>{email}</bdi>,
          minutes: LIMITS.passwordResetMinutes,
          b: (inner) => <strong>{inner}</strong>,
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t.rich('notArrived', {
          link: (inner) => (
            <Anchor component={Link} to="/forgot-password" reloadDocument size="sm">
              {inner}
            </Anchor>
          ),
        })}
      </Text>
      <BackToSignIn />
    </Screen>
  );
}

function BackToSignIn() {
  const t = useTexts(passwordResetTexts);
  return (
    <Anchor component={Link} to="/login" size="sm">
      {t('backToSignIn')}
    </Anchor>
  );
}
