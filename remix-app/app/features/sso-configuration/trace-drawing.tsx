import type { SsoTraceDto, SsoType } from '@gatehouse/contracts';
import { IconCheck, IconClock, IconUser, IconX } from '@tabler/icons-react';
import { LogoMark } from '~/components/shell/logo';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import styles from './trace.module.css';
import { durationText, type Hop, type Lane, timelineOf } from './trace-timeline';

interface Props {
  trace: SsoTraceDto;
  type: SsoType;
  /** What the connection is called. */
  provider: string;
}

const NAMES: Record<Lane, string> = {
  person: 'The person',
  gatehouse: 'Gatehouse',
  provider: 'The provider',
};

/** The sign-in as a picture: who said what to whom, and where it stopped. */
export function TraceDrawing({ trace, type, provider }: Props) {
  const { Drawing } = SSO_PROVIDERS[type];
  return (
    <section aria-label="How it went" className={styles.drawing}>
      <div className={styles.lanes} aria-hidden="true">
        <span>
          <IconUser size={20} stroke={1.6} />
          Person
        </span>
        <span>
          <LogoMark size={20} />
          Gatehouse
        </span>
        <span>
          <Drawing size={20} stroke={1.6} />
          <bdi>{provider}</bdi>
        </span>
      </div>
      <ol className={styles.hops}>
        {timelineOf(trace).map((hop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
          <li key={index} className={styles.hop} data-tone={hop.tone}>
            <HopLine hop={hop} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function HopLine({ hop }: { hop: Hop }) {
  const { from, to, label, note, afterMs, step, isCarried, tone } = hop;
  const isHere = from === to;
  const isFarSide = from === 'provider' || to === 'provider';
  const text = (
    <>
      <span className={styles.hopLabel}>{label}</span>
      {note && <span className={styles.hopNote}>{note}</span>}
    </>
  );
  return (
    <div className={styles.hopRow} data-side={isFarSide ? 'end' : 'start'}>
      <span className={styles.reader}>
        {isHere ? `${NAMES[from]}: ` : `${NAMES[from]} to ${NAMES[to].toLowerCase()}: `}
      </span>
      <div className={isHere ? styles.look : styles.hopText}>
        {isHere && <Mark tone={tone} />}
        {step === null ? (
          <span>{text}</span>
        ) : (
          <a href={`#step-${step}`} className={styles.toStep}>
            {text}
          </a>
        )}
      </div>
      {!isHere && (
        <span
          className={styles.arrow}
          data-carried={isCarried || undefined}
          data-back={from === 'provider' || to === 'person' || undefined}
          aria-hidden="true"
        />
      )}
      {afterMs !== null && <span className={styles.after}>{durationText(afterMs)}</span>}
    </div>
  );
}

function Mark({ tone }: Pick<Hop, 'tone'>) {
  const Drawing = tone === 'fail' ? IconX : tone === 'wait' ? IconClock : IconCheck;
  return (
    <span className={styles.mark} aria-hidden="true">
      <Drawing size={14} stroke={2.4} />
    </span>
  );
}
