import type { AuthenticatedUser } from '@gatehouse/contracts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Countdown } from './countdown';
import { SignInAgain } from './sign-in-again';
import { SignOut } from './sign-out';
import type { SessionWatch } from './use-session-watch';

interface Props {
  user: AuthenticatedUser;
  watch: SessionWatch;
}

/** The warning before a session ends. The page behind it stays as it is. */
export function SessionDialog({ user, watch }: Props) {
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
      title={<strong>{isIdle ? 'Are you still there?' : 'Your session is about to end'}</strong>}
      padding="lg"
      radius="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
    >
      {isIdle ? (
        <StayHere secondsLeft={secondsLeft} onStay={watch.stay} />
      ) : (
        <SignInAgain
          user={user}
          about={
            <>
              A session has a longest time, and this one ends in <Countdown seconds={secondsLeft} />. Enter
              your password to go on: nothing on this page is lost.
            </>
          }
          leave={<SignOut />}
          onSignedIn={watch.look}
        />
      )}
    </Modal>
  );
}

function StayHere({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  return (
    <Stack gap="lg">
      <Text>
        Nothing has happened for a while. You will be signed out in <Countdown seconds={secondsLeft} />.
      </Text>
      <Group justify="flex-end">
        <SignOut />
        <Button onClick={onStay} data-autofocus>
          Stay signed in
        </Button>
      </Group>
    </Stack>
  );
}
