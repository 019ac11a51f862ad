import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconKey, IconLinkOff } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { NewPasswordFields } from './new-password-fields';
import { Screen } from './screen';

interface Props {
  page: { hasToken: boolean };
  answer: { state: FormState; isOver: boolean } | undefined;
}

/** Where the mail's link leads. */
export function ResetPasswordPage({ page, answer }: Props) {
  return (
    <AuthShell>
      {answer?.isOver || !page.hasToken ? (
        <DeadLink text={answer?.state.message} />
      ) : (
        <Choose state={answer?.state} />
      )}
    </AuthShell>
  );
}

function Choose({ state }: { state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <Screen
      Drawing={IconKey}
      title="Choose a new password"
      about="You are signed in with it at once, and signed out everywhere else."
    >
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <NewPasswordFields state={state} />
          <SubmitButton intent="reset" size="md" fullWidth>
            Save and sign in
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function DeadLink({ text }: { text: string | null | undefined }) {
  return (
    <Screen Drawing={IconLinkOff} title="This link does not work">
      <Text role="alert">{text ?? 'This link is not complete, has run out or was used already.'}</Text>
      <Button component={Link} to="/forgot-password" size="md" fullWidth>
        Ask for a new link
      </Button>
      <Anchor component={Link} to="/login" size="sm">
        Back to sign in
      </Anchor>
    </Screen>
  );
}
