import { PasswordInput, Stack } from '@mantine/core';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import { NewPasswordFields } from './new-password-fields';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';

interface Props {
  hasPassword: boolean;
  email: string;
  state: FormState | undefined;
}

export function PasswordSection({ hasPassword, email, state }: Props) {
  const form = useFirstError(state);
  return (
    <SettingsSection
      id="password"
      title="Password"
      about={
        hasPassword
          ? 'A new one signs you out everywhere else.'
          : 'You sign in without one. With a password you have another way in.'
      }
    >
      <Form method="post" noValidate ref={form} preventScrollReset>
        <Stack gap="md">
          <FormAlert state={state} />
          {/* Tells a password manager whose password is meant. */}
          <input type="text" name="account" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <PasswordInput
              name="currentPassword"
              label="Current password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              error={state?.errors.currentPassword}
              aria-invalid={!!state?.errors.currentPassword}
              visibilityToggleButtonProps={SHOW_PASSWORD}
            />
          )}
          <NewPasswordFields
            size="sm"
            state={state}
            error={state?.errors.newPassword ?? state?.errors.password}
          />
          <SubmitButton intent="password" className={classes.button}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
