import { type AuthenticatedUser, TEXTS } from '@gatehouse/contracts';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAuth } from '~/components/auth-context';
import { useShowPassword } from '~/components/forms/credential-fields';
import { DialogFoot } from '~/components/panel/dialog-foot';
import type { QuietSecondStep } from '~/components/sign-in-quietly';
import { useTexts } from '~/texts/texts-context';
import { OtherWays } from '../auth/other-ways';
import { SecondStep } from './second-step';
import { sessionTexts } from './texts/session';

interface Props {
  user: AuthenticatedUser;
  about: ReactNode;
  /** The way out. */
  leave: ReactNode;
  onSignedIn: () => void;
}

/** The same person signs in once more, and the page behind stays as it is. */
export function SignInAgain({ user, about, leave, onSignedIn }: Props) {
  const t = useTexts(sessionTexts);
  const showPassword = useShowPassword();
  const { signIn } = useAuth();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<QuietSecondStep | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const form = new FormData(event.currentTarget);
    const result = await signIn(user.email, String(form.get('password') ?? ''));
    setBusy(false);
    if (result.success) return onSignedIn();
    setError(
      result.message === TEXTS.auth.authenticationFailed ? t('authenticationFailed') : result.message || null,
    );
    setStep(result.secondStep ?? null);
  };

  if (step) return <SecondStep step={step} leave={leave} onSignedIn={onSignedIn} />;

  return (
    <>
      <form id="sign-in-again" onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{about}</Text>
          <Text size="sm" c="dimmed">
            {t.rich('signedInAs', {
              email: <bdi>{user.email}</bdi>,
              b: (inner) => <strong>{inner}</strong>,
            })}
          </Text>
          {/* Tells a password manager whose password is meant. */}
          <input type="text" name="email" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordInput
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            error={error}
            visibilityToggleButtonProps={showPassword}
            data-autofocus
          />
        </Stack>
      </form>
      <OtherWays />
      <DialogFoot>
        {leave}
        <Button type="submit" form="sign-in-again" loading={busy}>
          {t('signInAgain')}
        </Button>
      </DialogFoot>
    </>
  );
}
