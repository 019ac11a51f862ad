import type { AuditEvent, TenantDto } from '@gatehouse/contracts';
import { Link } from '@remix-run/react';
import { Blank, type Column, ItemName } from '~/components/list/list';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { EventWhat } from '~/features/audit/event-what';
import { AttemptOutcome } from '~/features/sign-ins/attempt-outcome';
import { nameOf } from '~/features/sign-ins/words';
import type { ExplainedAttempt } from '~/server/attempts.server';
import type { Paged } from '~/server/paging.server';
import { useTexts } from '~/texts/texts-context';
import { Part } from './part';
import { PartAction } from './part-action';
import type { ActivityView, TenantActivity } from './parts.server';
import { ofTenant } from './tenant-tabs';
import { partsTexts } from './texts/parts';

interface Props {
  tenant: TenantDto;
  activity: TenantActivity;
}

/** The tenant's audit events, or only its failed sign-ins. */
export function ActivityTab({ tenant, activity }: Props) {
  return activity.attempts ? (
    <FailedSignIns tenant={tenant} attempts={activity.attempts} />
  ) : (
    <Events tenant={tenant} activity={activity} />
  );
}

function FailedSignIns({ tenant, attempts }: Pick<Props, 'tenant'> & { attempts: Paged<ExplainedAttempt> }) {
  const t = useTexts(partsTexts);
  const base = '/superadmin/sign-ins';
  const columns: Column<ExplainedAttempt>[] = [
    {
      label: t('event'),
      cell: (attempt) => <ItemName to={`${base}/${attempt.id}`} name={nameOf(attempt, t('internal'))} />,
    },
    { label: t('cause'), cell: (attempt) => <AttemptOutcome attempt={attempt} /> },
    { label: t('address'), cell: ({ ip }) => ip ?? t('internal') },
    { label: t('time'), cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Part
      title={t('failedSignIns')}
      about={t('failedAbout')}
      actions={<PartAction to={`${base}${ofTenant(tenant)}`} label={t('openSignInLog')} />}
      filters={<Views show="failed" />}
      items={attempts.failure ? null : attempts.items}
      columns={columns}
      pages={attempts.pages}
      empty={<Blank title={t('noFailures')}>{t('noFailuresAbout')}</Blank>}
    />
  );
}

function Events({ tenant, activity: { events, zone } }: Props) {
  const t = useTexts(partsTexts);
  const trail = { base: '/superadmin/audit', scope: { of: tenant.code }, zone };
  const columns: Column<AuditEvent>[] = [
    { label: t('event'), cell: (event) => <EventWhat event={event} trail={trail} /> },
    { label: t('address'), cell: ({ address }) => address ?? t('internal') },
    { label: t('time'), cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Part
      title={t('activity')}
      actions={<PartAction to={`/superadmin/audit${ofTenant(tenant)}`} label={t('openLog')} />}
      filters={<Views show="all" />}
      items={!events || events.failure ? null : events.items}
      columns={columns}
      pages={events?.pages ?? NO_PAGES}
      empty={<Blank title={t('noEvents')}>{t('noEventsAbout')}</Blank>}
    />
  );
}

const NO_PAGES = { first: null, previous: null, next: null };

function Views({ show }: { show: ActivityView }) {
  const t = useTexts(partsTexts);
  const views = [
    ['all', '?', t('allEvents')],
    ['failed', '?show=failed', t('failedSignIns')],
  ] as const;
  return (
    <nav aria-label={t('views')} className={panel.snippetLinks}>
      {views.map(([view, to, label]) => (
        <Link key={view} to={to} aria-current={view === show ? 'page' : undefined} preventScrollReset>
          {label}
        </Link>
      ))}
    </nav>
  );
}
