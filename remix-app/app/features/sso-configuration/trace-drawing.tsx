import type { SsoTraceDto, SsoType } from '@gatehouse/contracts';
import { IconCheck, IconClock, IconUser, IconX } from '@tabler/icons-react';
import lanes from '~/components/lanes.module.css';
import { LogoMark } from '~/components/shell/logo';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import { traceTexts } from './texts/trace';
import styles from './trace.module.css';
import { type Hop, type Lane, secondsOf, timelineOf } from './trace-timeline';

interface Props {
  trace: SsoTraceDto;
  type: SsoType;
  /** What the connection is called. */
  provider: string;
}

/** The sign-in as a picture: the messages between user, Gatehouse and identity provider. */
export function TraceDrawing({ trace, type, provider }: Props) {
  const t = useTexts(traceTexts);
  const { Drawing } = SSO_PROVIDERS[type];
  return (
    <section aria-label={t('drawing')} className={styles.drawing}>
      <div className={lanes.lanes} aria-hidden="true">
        <span>
          <IconUser size={20} stroke={1.6} />
          {t('person')}
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
      <ol className={lanes.hops}>
        {timelineOf(trace, t).map((hop, index) => (
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
  const t = useTexts(traceTexts);
  const nameOf = (lane: Lane) => (lane === 'gatehouse' ? 'Gatehouse' : t(lane));
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
        {isHere
          ? t('hereSpoken', { lane: nameOf(from) })
          : t('hopSpoken', { from: nameOf(from), to: nameOf(to) })}{' '}
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
          className={`${lanes.arrow} ${styles.way}`}
          data-carried={isCarried || undefined}
          data-back={from === 'provider' || to === 'person' || undefined}
          aria-hidden="true"
        />
      )}
      {afterMs !== null && (
        <span className={styles.after}>{t('seconds', { seconds: secondsOf(afterMs) })}</span>
      )}
    </div>
  );
}

function Mark({ tone }: Pick<Hop, 'tone'>) {
  const Drawing = tone === 'fail' ? IconX : tone === 'wait' ? IconClock : IconCheck;
  return (
    <span className={lanes.mark} aria-hidden="true">
      <Drawing size={14} stroke={2.4} />
    </span>
  );
}
