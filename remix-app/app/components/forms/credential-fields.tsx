import { PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { formTexts } from './texts/forms';

interface Props {
  state: FormState | undefined;
  /** Filled in before anything was typed. */
  email?: string | undefined;
  password?: string | undefined;
  /** Hears what is typed as an address. */
  onEmail?: ((email: string) => void) | undefined;
  /** Stands below the address. */
  children?: ReactNode;
}

/** Email and password of somebody who has an account, as password managers know them. */
export function CredentialFields({ state, email, password, onEmail, children }: Props) {
  const t = useTexts(formTexts);
  const showPassword = useShowPassword();
  return (
    <>
      <TextInput
        // A new suggestion replaces what stands in the field.
        key={`email ${email}`}
        name="email"
        label={t('email')}
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        size="md"
        defaultValue={state?.values.email ?? email ?? ''}
        error={state?.errors.email}
        {...(onEmail && { onInput: (event) => onEmail(event.currentTarget.value) })}
      />
      {children}
      <PasswordInput
        key={`password ${password}`}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        defaultValue={password ?? ''}
        error={state?.errors.password}
        aria-invalid={!!state?.errors.password}
        visibilityToggleButtonProps={showPassword}
      />
    </>
  );
}

/** `visibilityToggleButtonProps` of a password, in the language of the page. */
export function useShowPassword() {
  const t = useTexts(formTexts);
  return { ...SHOW_PASSWORD, 'aria-label': t('showPassword') };
}

/** The eye needs script, and a name for those who do not see it. */
export const SHOW_PASSWORD = {
  className: 'needs-script',
  'aria-label': 'Show or hide the password',
  'aria-hidden': false,
  tabIndex: 0,
} as const;
