import { LIMITS } from '@gatehouse/contracts';
import { PasswordInput } from '@mantine/core';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import type { FormState } from '~/form-state';

interface Props {
  state: FormState | undefined;
  /** What the server calls the new password at its field. */
  error?: string | undefined;
  size?: 'sm' | 'md';
}

/** A new password, and the same once more. */
export function NewPasswordFields({ state, error = state?.errors.password, size = 'md' }: Props) {
  return (
    <>
      <PasswordInput
        name="password"
        label="New password"
        description={`At least ${LIMITS.passwordMinLength} characters. A few words are better than one.`}
        autoComplete="new-password"
        required
        withAsterisk={false}
        size={size}
        error={error}
        aria-invalid={!!error}
        visibilityToggleButtonProps={SHOW_PASSWORD}
      />
      <PasswordInput
        name="confirmPassword"
        label="New password once more"
        autoComplete="new-password"
        required
        withAsterisk={false}
        size={size}
        error={state?.errors.confirmPassword}
        aria-invalid={!!state?.errors.confirmPassword}
        visibilityToggleButtonProps={SHOW_PASSWORD}
      />
    </>
  );
}
