import { PasswordInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { formTexts } from './texts/forms';

interface Props extends EmailProps, PasswordProps {
  /** Shown below the address. */
  children?: ReactNode;
}

/** Email and password of an existing account, with the attributes for password managers. */
export function CredentialFields({ state, email, password, children }: Props) {
  return (
    <>
      <EmailField state={state} email={email} />
      {children}
      <PasswordField state={state} password={password} />
    </>
  );
}

interface EmailProps {
  state: FormState | undefined;
  /** Initial value. */
  email?: string | undefined;
}

export function EmailField({ state, email }: EmailProps) {
  const t = useTexts(formTexts);
  return (
    <TextInput
      // A new suggestion replaces the value of the field.
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
    />
  );
}

interface PasswordProps {
  state: FormState | undefined;
  /** Initial value. */
  password?: string | undefined;
  /** For a password other than that of the account. */
  label?: string;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
}

export function PasswordField({ state, password, label, autoFocus = false }: PasswordProps) {
  const t = useTexts(formTexts);
  const showPassword = useShowPassword();
  return (
    <PasswordInput
      key={`password ${password}`}
      name="password"
      label={label ?? t('password')}
      autoComplete="current-password"
      required
      withAsterisk={false}
      size="md"
      defaultValue={password ?? ''}
      error={state?.errors.password}
      aria-invalid={!!state?.errors.password}
      visibilityToggleButtonProps={showPassword}
      autoFocus={autoFocus}
    />
  );
}

/** `visibilityToggleButtonProps` of a password, in the language of the page. */
export function useShowPassword() {
  const t = useTexts(formTexts);
  return { ...SHOW_PASSWORD, 'aria-label': t('showPassword') };
}

/** The toggle requires script, and a name for screen readers. */
export const SHOW_PASSWORD = {
  className: 'needs-script',
  // For pages that are not hydrated.
  'data-shows-password': true,
  'aria-label': 'Show or hide the password',
  'aria-hidden': false,
  tabIndex: 0,
} as const;
