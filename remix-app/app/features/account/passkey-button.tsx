import type { PasskeyChallenge } from '@gatehouse/contracts';
import { Alert, Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '~/texts/texts-context';
import { askPasskey, type PasskeyAnswer, tellPasskeyFailure } from './passkeys';
import { passkeyTexts } from './texts/passkeys';

interface Props {
  /** The challenge; requested on press if not given. */
  challenge: PasskeyChallenge | (() => Promise<PasskeyChallenge>);
  onAnswer: (answer: PasskeyAnswer) => void | Promise<void>;
  children: ReactNode;
  variant?: 'filled' | 'default';
}

/** Requests a passkey of the browser. Errors are shown beside the button. */
export function PasskeyButton({ challenge, onAnswer, children, variant = 'default' }: Props) {
  const t = useTexts(passkeyTexts);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onAnswer(await askPasskey(typeof challenge === 'function' ? await challenge() : challenge));
    } catch (error) {
      setProblem(tellPasskeyFailure(error, t));
    }
    setBusy(false);
  };

  return (
    <Stack gap="xs" className="needs-script">
      <Button
        type="button"
        variant={variant}
        size="md"
        fullWidth
        loading={busy}
        onClick={press}
        leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden="true" />}
      >
        {children}
      </Button>
      {problem && (
        <Alert role="alert" color="red" variant="light" p="xs">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
