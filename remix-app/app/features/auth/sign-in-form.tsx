import { Stack } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormState } from '~/form-state';
import { CredentialFields } from './credential-fields';
import { FormAlert } from './form-alert';
import { SubmitButton } from './submit-button';
import { useFirstError } from './use-first-error';

interface Props {
  /** What the server said of the last try. */
  state: FormState | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** Further buttons of the form. */
  children?: ReactNode;
}

/** Email and password, wherever somebody proves who they are. */
export function SignInForm({ state, email, password, children }: Props) {
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <CredentialFields state={state} email={email} password={password} />
        <SubmitButton intent="sign-in" size="md" fullWidth mt={4}>
          Sign In
        </SubmitButton>
        {children}
      </Stack>
    </Form>
  );
}
