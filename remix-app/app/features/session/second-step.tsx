import { type PasskeyChallenge, TEXTS } from '@gatehouse/contracts';
import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { answerQuietly, type QuietSecondStep, type SignInResult } from '~/components/sign-in-quietly';
import { useTexts } from '~/texts/texts-context';
import { PasskeyButton } from '../account/passkey-button';
import { askServer } from '../account/passkeys';
import { sessionTexts } from './texts/session';

interface Props {
  step: QuietSecondStep;
  /** The way out. */
  leave: ReactNode;
  onSignedIn: () => void;
}

const ENTER = {
  totp: 'enterCode',
  recovery_code: 'enterRecoveryCode',
  emergency_code: 'enterEmergencyCode',
} as const;
const LABELS = { totp: 'code', recovery_code: 'recoveryCode', emergency_code: 'emergencyCode' } as const;

/** The second step of a sign-in, in the dialog: a code or a passkey, and the page behind stays as it is. */
export function SecondStep({ step: { factors }, leave, onSignedIn }: Props) {
  const t = useTexts(sessionTexts);
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const hasApp = factors.includes('totp');
  const hasPasskey = factors.includes('passkey') && !isRecovery;
  const isEmergency = factors.includes('emergency_code');
  const kind = isEmergency ? 'emergency_code' : isRecovery ? 'recovery_code' : 'totp';
  const asksForCode = hasApp || isRecovery || isEmergency;

  const take = (result: SignInResult) => {
    setBusy(false);
    if (result.success) onSignedIn();
    else
      setError(
        result.message === TEXTS.auth.authenticationFailed ? t('authenticationFailed') : result.message,
      );
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    take(await answerQuietly({ method: kind, code }));
  };

  return (
    <Stack gap="md">
      <Text>{t(asksForCode ? ENTER[kind] : 'confirmWithPasskey')}</Text>
      {asksForCode && (
        <form id="second-step" onSubmit={submit} noValidate>
          <TextInput
            key={kind}
            name="code"
            label={t(LABELS[kind])}
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            withAsterisk={false}
            error={error}
            autoFocus
            data-autofocus
          />
        </form>
      )}
      {hasPasskey && (
        <PasskeyButton
          challenge={() =>
            askServer<PasskeyChallenge>(
              '/session/second-factor',
              new URLSearchParams({ intent: 'challenge' }),
            )
          }
          onAnswer={async (answer) =>
            take(await answerQuietly({ method: 'passkey', passkey: JSON.stringify(answer) }))
          }
        >
          {t('usePasskey')}
        </PasskeyButton>
      )}
      {!asksForCode && error && (
        <Alert role="alert" color="red" variant="light" p="xs">
          {error}
        </Alert>
      )}
      {factors.includes('recovery_code') && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          onClick={() => {
            setError(null);
            setRecovery(!isRecovery);
          }}
        >
          {t(isRecovery ? 'useFactor' : 'useRecoveryCode')}
        </Anchor>
      )}
      <Group justify="flex-end" mt="xs">
        {leave}
        {asksForCode && (
          <Button type="submit" form="second-step" loading={busy}>
            {t('continue')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
