import type { AuthenticatedUser } from '@gatehouse/contracts';
import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SessionOwner } from '~/session-binding';
import { Owner } from './owner';
import { SignInAgain } from './sign-in-again';
import type { Held, SessionWatch } from './use-session-watch';

interface Props {
  user: AuthenticatedUser;
  held: Held;
  watch: SessionWatch;
}

/** Over a page whose session is not the browser's any more. What was typed into it stays. */
export function HeldPage({ user, held, watch }: Props) {
  // Each refusal says it anew.
  const [closed, setClosed] = useState<Held | null>(null);
  const close = () => setClosed(held);
  const hasEnded = held.kind === 'ended';
  return (
    <Modal
      opened={closed !== held}
      onClose={close}
      title={
        <strong>
          {hasEnded
            ? 'Your session has ended'
            : 'This browser is signed in to another account or organization'}
        </strong>
      }
      padding="lg"
      radius="lg"
      centered
      // Nobody reads on who is not signed in.
      withCloseButton={!hasEnded}
      closeOnEscape={!hasEnded}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={hasEnded ? { backgroundOpacity: 0.6, blur: 16 } : {}}
      transitionProps={{ duration: 0 }}
    >
      {held.kind === 'ended' ? (
        <SignInAgain
          user={user}
          about="Sign in again to go on. Your changes on this page are kept."
          leave={
            <Button variant="default" onClick={watch.discard}>
              Discard changes
            </Button>
          }
          onSignedIn={watch.look}
        />
      ) : (
        <OtherSession user={user} now={held.owner} onStay={close} onLeave={watch.discard} />
      )}
    </Modal>
  );
}

interface OtherProps {
  user: AuthenticatedUser;
  now: SessionOwner;
  onStay: () => void;
  onLeave: () => void;
}

function OtherSession({ user, now, onStay, onLeave }: OtherProps) {
  return (
    <Stack gap="md">
      <Text>
        You opened this page as <Owner {...user} tenantName={user.tenantName ?? null} />. In another tab, this
        browser signed in as <Owner {...now} />. Nothing was saved.
      </Text>
      <Text>
        Your changes on this page are kept. To save them,{' '}
        <Anchor href="/login" target="_blank">
          sign in as {user.email} in another tab
        </Anchor>
        .
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          Discard and continue as {now.email}
        </Button>
        <Button onClick={onStay} data-autofocus>
          Keep this page open
        </Button>
      </Group>
    </Stack>
  );
}
