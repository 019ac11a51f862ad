import { type AuthenticatedUser, LIMITS } from '@gatehouse/contracts';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { DialogFoot } from '~/components/panel/dialog-foot';
import { DIALOG_TITLE } from '~/components/panel/dialog-title';
import { useTexts } from '~/texts/texts-context';
import { Countdown } from './countdown';
import { SessionBar } from './session-bar';
import { SignInAgain } from './sign-in-again';
import { SignOut } from './sign-out';
import { sessionTexts } from './texts/session';
import { useIsTyping } from './use-is-typing';
import type { SessionWatch } from './use-session-watch';

const LAST_SECONDS = LIMITS.sessionDialogMs / 1_000;

interface Props {
  user: AuthenticatedUser;
  watch: SessionWatch;
}

/**
 * The warning before a session ends: a bar, and a dialog in the last seconds. The dialog takes the keyboard from nobody who
 * is typing. The page behind it stays as it is.
 */
export function SessionWarning({ user, watch }: Props) {
  const { stage } = watch;
  const isTyping = useIsTyping();
  const [isOpen, setIsOpen] = useState(false);
  const isLate = stage.kind === 'ended' || (stage.kind === 'warning' && stage.secondsLeft <= LAST_SECONDS);
  useEffect(() => {
    if (isLate && !isTyping) setIsOpen(true);
  }, [isLate, isTyping]);
  if (isOpen) return <SessionDialog user={user} watch={watch} />;
  return <SessionBar watch={watch} onSignIn={() => setIsOpen(true)} />;
}

function SessionDialog({ user, watch }: Props) {
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
      title={t(isIdle ? 'idle' : 'total')}
      styles={{ title: DIALOG_TITLE }}
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
      <DialogFoot>
        <SignOut />
        <Button onClick={onStay} data-autofocus>
          {t('stay')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
