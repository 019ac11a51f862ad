import type { AuthenticatedUser } from '@gatehouse/contracts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '~/texts/texts-context';
import { Countdown } from './countdown';
import { SignInAgain } from './sign-in-again';
import { SignOut } from './sign-out';
import { sessionTexts } from './texts/session';
import type { SessionWatch } from './use-session-watch';

interface Props {
  user: AuthenticatedUser;
  watch: SessionWatch;
}

/** The warning before a session ends. The page behind it stays as it is. */
export function SessionDialog({ user, watch }: Props) {
  const t = useTexts(sessionTexts);
  const { stage } = watch;
  const [dismissed, setDismissed] = useState(false);
  if (stage.kind === 'fine') return null;
  const isIdle = stage.of === 'idle';
  const secondsLeft = stage.kind === 'warning' ? stage.secondsLeft : 0;
  return (
    <Modal
      opened={!dismissed}
      // Whoever closes the first kind is there; the second one cannot be put off, only looked past.
      onClose={isIdle ? watch.stay : () => setDismissed(true)}
      title={<strong>{t(isIdle ? 'idle' : 'total')}</strong>}
      padding="lg"
      radius="lg"
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
    >
      {isIdle ? (
        <StayHere secondsLeft={secondsLeft} onStay={watch.stay} />
      ) : (
        <SignInAgain
          user={user}
          about={t.rich('totalAbout', { time: <Countdown seconds={secondsLeft} /> })}
          leave={<SignOut />}
          onSignedIn={watch.look}
        />
      )}
    </Modal>
  );
}

function StayHere({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const t = useTexts(sessionTexts);
  return (
    <Stack gap="lg">
      <Text>{t.rich('idleAbout', { time: <Countdown seconds={secondsLeft} /> })}</Text>
      <Group justify="flex-end">
        <SignOut />
        <Button onClick={onStay} data-autofocus>
          {t('stay')}
        </Button>
      </Group>
    </Stack>
  );
}
