import { LIMITS } from '@gatehouse/contracts';
import { PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShowPassword } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { Honeypot } from '~/components/forms/honeypot';
import { SubmitButton } from '~/components/forms/submit-button';
import { formTexts } from '~/components/forms/texts/forms';
import { useFirstError } from '~/components/forms/use-first-error';
import { WorkStep } from '~/components/forms/work-step';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { PopupAlert } from './popup-alert';
import { SsoButtons } from './sso-buttons';
import type { PopupMode, Way } from './sso-way';
import { loginTexts } from './texts/login';

interface Props {
  state: FormState | undefined;
  ways: readonly Way[];
  popup: PopupMode;
}

/** Asks for a new organization and its first admin. */
export function SignUpForm({ state, ways, popup }: Props) {
  const t = useTexts(loginTexts);
  const forms = useTexts(formTexts);
  const showPassword = useShowPassword();
  const form = useFirstError(state);
  const field = (name: string) => ({
    name,
    size: 'md',
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
    'aria-invalid': !!state?.errors[name],
  });
  const required = { required: true, withAsterisk: false };
  if (state?.work) return <WorkStep work={state.work} />;
  return (
    <Form method="post" noValidate ref={form}>
      <Honeypot />
      <Stack gap="md">
        <PopupAlert state={state} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('firstName')} {...required} label={t('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} {...required} label={t('lastName')} autoComplete="family-name" />
        </SimpleGrid>
        <TextInput
          {...field('company')}
          label={t.rich('company', { note: (inner) => <Quiet>{inner}</Quiet> })}
          autoComplete="organization"
        />
        <TextInput
          {...field('email')}
          {...required}
          label={forms('email')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...field('password')}
          {...required}
          label={forms('password')}
          description={t('passwordRule', { count: LIMITS.passwordMinLength })}
          autoComplete="new-password"
          visibilityToggleButtonProps={showPassword}
        />
        <PasswordInput
          {...field('confirmPassword')}
          {...required}
          label={t('confirmPassword')}
          autoComplete="new-password"
          visibilityToggleButtonProps={showPassword}
        />
        <SubmitButton intent="sign-up" size="md" fullWidth mt={4}>
          {t('signUp')}
        </SubmitButton>
        <SsoButtons ways={ways} popup={popup} />
      </Stack>
    </Form>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text span c="dimmed" size="sm">
      {children}
    </Text>
  );
}
