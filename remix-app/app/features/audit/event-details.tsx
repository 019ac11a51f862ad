import type { AuditEvent } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useUser } from '~/components/auth-context';
import { Disclosure } from '~/components/panel/disclosure';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { AuditTrail } from './audit.server';
import { detailValue } from './details';
import classes from './event-details.module.css';
import { traceOf } from './event-links';
import { Actor, Target } from './event-sentence';
import { actionsTexts } from './texts/actions';
import { logTexts } from './texts/log';
import { actionLabel } from './words';

interface Props {
  event: AuditEvent;
  trail: Pick<AuditTrail, 'base' | 'scope' | 'zone'>;
}

/** All stored details of an event; it expands without script as well. */
export function EventDetails({ event, trail }: Props) {
  const t = useTexts(logTexts);
  const label = useTexts(actionsTexts);
  const formats = useFormats(trail.zone);
  const trace = traceOf(useUser(), event);
  const { actor, target, requestId } = event;
  const eventsOf = (field: string, value: string) =>
    `${trail.base}?${new URLSearchParams({ ...trail.scope, [field]: value })}`;
  return (
    <Disclosure className={classes.details} summary={t('details')}>
      <dl className={classes.facts}>
        <Fact name={t('event')}>
          {actionLabel(event.action, label)} <code>{event.action}</code>
        </Fact>
        <Fact name={t('outcome')}>{t(event.outcome)}</Fact>
        <Fact name={t('actor')}>
          <Actor event={event} />
          {actor.id && <code>{actor.id}</code>}
          {actor.type === 'user' && actor.id && (
            <Filter to={eventsOf('person', actor.id)}>{t('eventsOfActor')}</Filter>
          )}
        </Fact>
        {target && (
          <Fact name={t('target')}>
            {event.targetName && <Target event={event} />}
            <code>{target.type}</code>
            {target.id && (
              <>
                <code>{target.id}</code>
                <Filter to={eventsOf('target', target.id)}>{t('eventsOfTarget')}</Filter>
              </>
            )}
          </Fact>
        )}
        <Fact name={t('time')}>
          <time dateTime={event.at}>{formats.exact(event.at)}</time>
        </Fact>
        <Fact name={t('address')}>{event.address ?? t('internal')}</Fact>
        <Fact name={t('reference')}>
          {requestId && requestId !== 'none' ? (
            <>
              <code>{requestId}</code>
              <Filter to={eventsOf('reference', requestId)}>{t('eventsOfReference')}</Filter>
            </>
          ) : (
            t('none')
          )}
        </Fact>
        {Object.entries(event.detail).map(([field, value]) => {
          const text = detailValue(value);
          return (
            text && (
              <Fact key={field} name={<code>{field}</code>}>
                {text}
              </Fact>
            )
          );
        })}
        {trace && (
          <Fact name={t('trace')}>
            <Filter to={trace}>{t('openTrace')}</Filter>
          </Fact>
        )}
        <Fact name={t('number')}>
          <code>{event.id}</code> {t(event.sealed ? 'sealed' : 'notSealed')}
        </Fact>
      </dl>
    </Disclosure>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Filter({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} size="sm">
      {children}
    </Anchor>
  );
}
