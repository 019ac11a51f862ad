import { LIMITS } from '@gatehouse/contracts';
import { PasswordInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import type { FormState } from '~/form-state';
import { PopupAlert } from './popup-alert';
import { SsoButtons } from './sso-buttons';
import type { Way } from './sso-way';
import type { PopupSignIn } from './use-popup-sign-in';

interface Props {
  state: FormState | undefined;
  ways: readonly Way[];
  popup: PopupSignIn;
}

/** Asks for a new organisation and its first admin. */
export function SignUpForm({ state, ways, popup }: Props) {
  const form = useFirstError(state);
  const field = (name: string) => ({
    name,
    size: 'md',
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
    'aria-invalid': !!state?.errors[name],
  });
  const required = { required: true, withAsterisk: false };
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        {popup.problem ? <PopupAlert popup={popup} /> : <FormAlert state={state} />}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('firstName')} {...required} label="First Name" autoComplete="given-name" />
          <TextInput {...field('lastName')} {...required} label="Last Name" autoComplete="family-name" />
        </SimpleGrid>
        <TextInput {...field('company')} label={<Optional>Company</Optional>} autoComplete="organization" />
        <TextInput
          {...field('email')}
          {...required}
          label="Email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...field('password')}
          {...required}
          label="Password"
          description={`At least ${LIMITS.passwordMinLength} characters. A few words are better than one.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <PasswordInput
          {...field('confirmPassword')}
          {...required}
          label="Confirm Password"
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW_PASSWORD}
        />
        <SubmitButton intent="sign-up" size="md" fullWidth mt={4}>
          Sign Up
        </SubmitButton>
        <SsoButtons ways={ways} popup={popup} />
      </Stack>
    </Form>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children}{' '}
      <Text span c="dimmed" size="sm">
        (optional)
      </Text>
    </>
  );
}
