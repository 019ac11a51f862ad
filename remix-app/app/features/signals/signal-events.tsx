import { SIGNAL_EVENT_DAYS, type SignalEventDto, type SignalReason } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';
import { Blank, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './signals.module.css';
import { signalsTexts } from './texts/tab';

/** The most recent events, each with what became of it. */
export function SignalEvents({ events }: { events: readonly SignalEventDto[] }) {
  const t = useTexts(signalsTexts);
  return (
    <section className={panel.panel} aria-labelledby="signal-events">
      <h2 id="signal-events" className={panel.panelTitle}>
        {t('recent')}
      </h2>
      <p className={panel.panelAbout}>{t('recentAbout', { days: SIGNAL_EVENT_DAYS })}</p>
      <div className={list.frame}>
        {events.length === 0 ? (
          <Blank title={t('noEvents')}>{t('noEventsAbout')}</Blank>
        ) : (
          <ItemTable
            items={events}
            columns={[
              { label: t('event'), cell: ({ types }) => <Types types={types} /> },
              { label: t('outcome'), cell: ({ outcome }) => <Outcome outcome={outcome} /> },
              { label: t('reason'), cell: (event) => <Reason {...event} /> },
              { label: t('received'), cell: ({ receivedAt }) => <When at={receivedAt} /> },
            ]}
          />
        )}
      </div>
    </section>
  );
}

function Types({ types }: Pick<SignalEventDto, 'types'>) {
  const t = useTexts(signalsTexts);
  if (types.length === 0) return <span className={classes.quiet}>{t('unread')}</span>;
  return (
    <div className={classes.types}>
      {types.map((type) => (
        <code key={type} dir="ltr" title={type}>
          {type.split('/').at(-1)}
        </code>
      ))}
    </div>
  );
}

const OUTCOMES = {
  applied: { color: 'green', Drawing: IconCircleCheck },
  ignored: { color: 'gray', Drawing: IconCircleMinus },
  rejected: { color: 'red', Drawing: IconCircleX },
} as const;

function Outcome({ outcome }: Pick<SignalEventDto, 'outcome'>) {
  const t = useTexts(signalsTexts);
  const { color, Drawing } = OUTCOMES[outcome];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(outcome)}
    </Badge>
  );
}

/** Reasons whose texts have another name. */
const TEXTS = {
  verified: 'verified_stream',
  issuer: 'wrong_issuer',
  audience: 'wrong_audience',
  verification: 'wrong_verification',
} as const;

type Named = Exclude<SignalReason, keyof typeof TEXTS | 'sessions_ended' | 'account_disabled'>;

function isRenamed(reason: string): reason is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, reason);
}

function Reason({ reason, detail, sessionsEnded: count }: SignalEventDto) {
  const t = useTexts(signalsTexts);
  const isCounted = reason === 'sessions_ended' || reason === 'account_disabled';
  return (
    <div className={classes.reason}>
      <span>
        {isCounted ? t(reason, { count }) : t(isRenamed(reason) ? TEXTS[reason] : (reason as Named))}
      </span>
      {detail && (
        <bdi lang="en" className={classes.quiet}>
          {detail}
        </bdi>
      )}
    </div>
  );
}
