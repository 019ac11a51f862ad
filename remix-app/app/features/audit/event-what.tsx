import type { AuditEvent } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import classes from '~/components/list/list.module.css';
import { OneLine } from '~/components/list/one-line';
import { useTexts } from '~/texts/texts-context';
import type { AuditTrail } from './audit.server';
import { EventDetails } from './event-details';
import { EventSentence } from './event-sentence';
import { logTexts } from './texts/log';

interface Props {
  event: AuditEvent;
  trail: Pick<AuditTrail, 'base' | 'scope' | 'zone'>;
}

/** The event as a sentence, why it failed, and everything else on demand. */
export function EventWhat({ event, trail }: Props) {
  const t = useTexts(logTexts);
  const reason = event.outcome === 'failure' ? (event.detail.reason ?? event.detail.error) : null;
  return (
    <div className={classes.sentence}>
      <EventSentence event={event} />
      {event.outcome === 'failure' && (
        <Badge color="red" variant="light" tt="none" size="sm">
          {t('failure')}
        </Badge>
      )}
      {typeof reason === 'string' && (
        <div className={classes.quiet}>
          <OneLine text={t('reason', { reason })} />
        </div>
      )}
      <EventDetails event={event} trail={trail} />
    </div>
  );
}
