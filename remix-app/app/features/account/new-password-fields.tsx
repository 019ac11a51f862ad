import { LIMITS } from '@gatehouse/contracts';
import { PasswordInput } from '@mantine/core';
import { useShowPassword } from '~/components/forms/credential-fields';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { newPasswordTexts } from './texts/new-password';

interface Props {
  state: FormState | undefined;
  /** The API's field name of the new password. */
  error?: string | undefined;
  size?: 'sm' | 'md';
}

/** A new password and its repetition. */
export function NewPasswordFields({ state, error = state?.errors.password, size = 'md' }: Props) {
  const t = useTexts(newPasswordTexts);
  const showPassword = useShowPassword();
  return (
    <>
      <PasswordInput
        name="password"
        label={t('label')}
        description={t('rule', { count: LIMITS.passwordMinLength })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        size={size}
        error={error}
        aria-invalid={!!error}
        visibilityToggleButtonProps={showPassword}
      />
      <PasswordInput
        name="confirmPassword"
        label={t('confirm')}
        autoComplete="new-password"
        required
        withAsterisk={false}
        size={size}
        error={state?.errors.confirmPassword}
        aria-invalid={!!state?.errors.confirmPassword}
        visibilityToggleButtonProps={showPassword}
      />
    </>
  );
}
