import { LIMITS } from '@gatehouse/contracts';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconKey, IconMailOpened } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { Screen } from './screen';

interface Props {
  /** The address that was asked for, once it was. */
  sentTo: string | null;
  state: FormState | undefined;
}

export function ForgotPasswordPage({ sentTo, state }: Props) {
  return <AuthShell>{sentTo ? <Sent email={sentTo} /> : <Ask state={state} />}</AuthShell>;
}

function Ask({ state }: { state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <Screen
      Drawing={IconKey}
      title="Forgot your password?"
      about="Enter the address that you sign in with. We send you a link to choose a new password."
    >
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="email"
            label="Email"
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
            Send me a link
          </SubmitButton>
        </Stack>
      </Form>
      <BackToSignIn />
    </Screen>
  );
}

/** The same words for every address: they tell a stranger nothing. */
function Sent({ email }: { email: string }) {
  return (
    <Screen Drawing={IconMailOpened} title="Check your mail">
      <Text role="status">
        If <strong>{email}</strong> has an account, a message is on its way to it. Its link works once, within{' '}
        {LIMITS.passwordResetMinutes} minutes.
      </Text>
      <Text size="sm" c="dimmed">
        Nothing there after a few minutes? Look among your unwanted mail, or{' '}
        <Anchor component={Link} to="/forgot-password" reloadDocument size="sm">
          try another address
        </Anchor>
        .
      </Text>
      <BackToSignIn />
    </Screen>
  );
}

function BackToSignIn() {
  return (
    <Anchor component={Link} to="/login" size="sm">
      Back to sign in
    </Anchor>
  );
}
