import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CredentialFields } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { PasskeySignIn } from '../account/passkey-sign-in';
import { loginTexts } from './texts/login';

interface Props {
  /** What the server said of the last try. */
  state: FormState | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** Further buttons of the form. */
  children?: ReactNode;
  /** Stands above the fields in place of the server's message. */
  alert?: ReactNode;
  /** Stands below the address. Its buttons are not what Enter presses. */
  offer?: ReactNode;
}

/** Email and password, wherever somebody proves who they are. */
export function SignInForm({ state, email, password, children, alert, offer }: Props) {
  const t = useTexts(loginTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      {/* A form's first button is the one that Enter presses, wherever it stands to the eye. */}
      {offer && (
        <button type="submit" name="intent" value="sign-in" hidden tabIndex={-1} aria-hidden="true" />
      )}
      <Stack gap="md">
        {alert ?? <FormAlert state={state} />}
        <CredentialFields state={state} email={email} password={password}>
          {offer}
        </CredentialFields>
        <Text size="sm" ta="end" mt={-8}>
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('forgotPassword')}
          </Anchor>
        </Text>
        <SubmitButton intent="sign-in" size="md" fullWidth>
          {t('signIn')}
        </SubmitButton>
        <PasskeySignIn />
        {children}
      </Stack>
    </Form>
  );
}
