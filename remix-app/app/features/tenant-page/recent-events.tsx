import type { AuditEvent } from '@gatehouse/contracts';
import { When } from '~/components/when';
import { EventSentence } from '~/features/audit/event-sentence';
import { useTexts } from '~/texts/texts-context';
import classes from './tenant-page.module.css';
import { overviewTexts } from './texts/overview';

/** The last events of a tenant, the newest first. */
export function RecentEvents({ events }: { events: readonly AuditEvent[] | null }) {
  const t = useTexts(overviewTexts);
  if (!events || events.length === 0) {
    return <p className={classes.why}>{t(events ? 'noEvents' : 'eventsUnavailable')}</p>;
  }
  return (
    <ol className={classes.events}>
      {events.map((event) => (
        <li key={event.id}>
          <EventSentence event={event} />
          <div className={classes.quiet}>
            <When at={event.at} />
          </div>
        </li>
      ))}
    </ol>
  );
}
