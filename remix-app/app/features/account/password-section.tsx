import { PasswordInput, Stack } from '@mantine/core';
import { useShowPassword } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { NewPasswordFields } from './new-password-fields';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

interface Props {
  hasPassword: boolean;
  email: string;
  state: FormState | undefined;
}

export function PasswordSection({ hasPassword, email, state }: Props) {
  const t = useTexts(settingsTexts);
  const showPassword = useShowPassword();
  const form = useFirstError(state);
  return (
    <SettingsSection
      id="password"
      title={t('password')}
      about={t(hasPassword ? 'passwordAbout' : 'noPasswordAbout')}
    >
      <Form method="post" noValidate ref={form} preventScrollReset>
        <Stack gap="md">
          <FormAlert state={state} />
          {/* Tells a password manager whose password is meant. */}
          <input type="text" name="account" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <PasswordInput
              name="currentPassword"
              label={t('currentPassword')}
              autoComplete="current-password"
              required
              withAsterisk={false}
              error={state?.errors.currentPassword}
              aria-invalid={!!state?.errors.currentPassword}
              visibilityToggleButtonProps={showPassword}
            />
          )}
          <NewPasswordFields
            size="sm"
            state={state}
            error={state?.errors.newPassword ?? state?.errors.password}
          />
          <SubmitButton intent="password" className={classes.button}>
            {t(hasPassword ? 'changePassword' : 'setPassword')}
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
