import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { Countdown } from './countdown';
import classes from './session-bar.module.css';
import { SignOut } from './sign-out';
import { sessionTexts } from './texts/session';
import type { SessionWatch } from './use-session-watch';

interface Props {
  watch: SessionWatch;
  /** Opens the dialog early. */
  onSignIn: () => void;
}

/** The first warning before a session ends: it covers nothing that somebody works on, and leaves the focus where it is. */
export function SessionBar({ watch, onSignIn }: Props) {
  const t = useTexts(sessionTexts);
  const { stage } = watch;
  if (stage.kind !== 'warning') return null;
  const isIdle = stage.of === 'idle';
  const time = <Countdown seconds={stage.secondsLeft} />;
  return (
    <div role="alert" className={`${classes.bar} no-print`}>
      <Text size="sm">{t.rich(isIdle ? 'idleAbout' : 'totalSoon', { time })}</Text>
      <Group gap="xs" wrap="nowrap">
        {isIdle && <SignOut />}
        <Button size="sm" onClick={isIdle ? watch.stay : onSignIn}>
          {t(isIdle ? 'stay' : 'signInAgain')}
        </Button>
      </Group>
    </div>
  );
}
