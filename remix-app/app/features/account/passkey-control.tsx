import type { PasskeyChallenge } from '@gatehouse/contracts';
import { Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '~/texts/texts-context';
import { AlertTemplate } from '~/unhydrated/alert-template';
import { ScriptTexts } from '~/unhydrated/script-texts';
import { passkeyTexts } from './texts/passkeys';

interface Props {
  /** The challenge, for the enclosing form; null to sign in by the passkey alone. */
  challenge: PasskeyChallenge | null;
  /** Path on this origin after a sign-in by the passkey alone. */
  returnTo?: string | null;
  children: ReactNode;
  variant?: 'filled' | 'default';
}

/** Requests a passkey on a page that is not hydrated: `unhydrated/passkeys.ts` implements the button. */
export function PasskeyControl({ challenge, returnTo = null, children, variant = 'default' }: Props) {
  const t = useTexts(passkeyTexts);
  return (
    <Stack
      gap="xs"
      className="needs-script"
      data-passkey={challenge ? JSON.stringify(challenge) : ''}
      data-return-to={returnTo ?? undefined}
    >
      <Button
        type="button"
        variant={variant}
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden="true" />}
      >
        {children}
      </Button>
      <AlertTemplate />
      <ScriptTexts
        texts={{
          notAllowed: t('notAllowed'),
          alreadyRegistered: t('alreadyRegistered'),
          notSupported: t('notSupported'),
          wrongAddress: t('wrongAddress'),
          noAnswer: t('noAnswer'),
          failed: t('failed'),
        }}
      />
    </Stack>
  );
}
