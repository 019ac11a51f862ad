import type { AuthenticatedUser } from '@gatehouse/contracts';
import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogFoot } from '~/components/panel/dialog-foot';
import { DIALOG_TITLE } from '~/components/panel/dialog-title';
import type { SessionOwner } from '~/session-binding';
import { useTexts } from '~/texts/texts-context';
import { Owner } from './owner';
import { SignInAgain } from './sign-in-again';
import { sessionTexts } from './texts/session';
import type { Held, SessionWatch } from './use-session-watch';

interface Props {
  user: AuthenticatedUser;
  held: Held;
  watch: SessionWatch;
}

/** Over a page whose session is not the browser's any more. What was typed into it stays. */
export function HeldPage({ user, held, watch }: Props) {
  const t = useTexts(sessionTexts);
  // Each refusal says it anew.
  const [closed, setClosed] = useState<Held | null>(null);
  const close = () => setClosed(held);
  const hasEnded = held.kind === 'ended';
  return (
    <Modal
      opened={closed !== held}
      onClose={close}
      title={t(hasEnded ? 'ended' : 'other')}
      styles={{ title: DIALOG_TITLE }}
      padding="lg"
      radius="lg"
      centered
      // Nobody reads on who is not signed in.
      withCloseButton={!hasEnded}
      closeOnEscape={!hasEnded}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={hasEnded ? { backgroundOpacity: 0.6, blur: 16 } : {}}
      transitionProps={{ duration: 0 }}
    >
      {held.kind === 'ended' ? (
        <SignInAgain
          user={user}
          about={t('endedAbout')}
          leave={
            <Button variant="default" onClick={watch.discard}>
              {t('discard')}
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
  const t = useTexts(sessionTexts);
  return (
    <Stack gap="md">
      <Text>
        {t.rich('otherAbout', {
          first: <Owner {...user} tenantName={user.tenantName ?? null} />,
          now: <Owner {...now} />,
        })}
      </Text>
      <Text>
        {t.rich('otherSave', {
          email: <bdi>{user.email}</bdi>,
          link: (inner) => (
            <Anchor href="/login" target="_blank">
              {inner}
            </Anchor>
          ),
        })}
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={onLeave}>
          <span>{t.rich('continueAs', { email: <bdi>{now.email}</bdi> })}</span>
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('keepOpen')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
