import type { SsoRequirement } from '@gatehouse/contracts';
import { Alert, PasswordInput, Stack } from '@mantine/core';
import { useShowPassword } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useTimeZone } from '~/components/use-time-zone';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { NewPasswordFields } from './new-password-fields';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { settingsTexts } from './texts/settings';

interface Props {
  hasPassword: boolean;
  email: string;
  sso: SsoRequirement;
  state: FormState | undefined;
}

export function PasswordSection({ hasPassword, email, sso, state }: Props) {
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
          <SsoNotice sso={sso} />
          <FormAlert state={state} />
          {/* Tells a password manager which account is meant. */}
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

/** Whether, and until when, the password still works. */
function SsoNotice({ sso: { requiredFrom, isInForce } }: { sso: SsoRequirement }) {
  const t = useTexts(settingsTexts);
  const formats = useFormats(useTimeZone());
  if (!requiredFrom) return null;
  return (
    <Alert color="yellow" variant="light">
      {isInForce
        ? t('ssoRequired')
        : t.rich('ssoRequiredFrom', {
            at: (
              <time key="at" dateTime={requiredFrom} suppressHydrationWarning>
                {formats.moment(requiredFrom)}
              </time>
            ),
          })}
    </Alert>
  );
}
