import type { AuditEvent, TenantDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, type Column } from '~/components/list/list';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { EventWhat } from '~/features/audit/event-what';
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

/** The tenant's part of the audit log, or its failed sign-ins alone. */
export function ActivityTab({ tenant, activity: { events, show, zone } }: Props) {
  const t = useTexts(partsTexts);
  const trail = { base: '/superadmin/audit', scope: { of: tenant.code }, zone };
  const columns: Column<AuditEvent>[] = [
    { label: t('event'), cell: (event) => <EventWhat event={event} trail={trail} /> },
    { label: t('address'), cell: ({ address }) => address ?? t('internal') },
    { label: t('time'), cell: ({ at }) => <When at={at} /> },
  ];
  const isFailed = show === 'failed';
  return (
    <Part
      title={t(isFailed ? 'failedSignIns' : 'activity')}
      about={
        isFailed &&
        t.rich('failedAbout', {
          link: (inner) => (
            <Anchor component={Link} to="/superadmin/audit?action=sign_in.failed" size="sm">
              {inner}
            </Anchor>
          ),
        })
      }
      actions={<PartAction to={`/superadmin/audit${ofTenant(tenant)}`} label={t('openLog')} />}
      filters={<Views show={show} />}
      items={events.failure ? null : events.items}
      columns={columns}
      pages={events.pages}
      empty={
        <Blank title={t(isFailed ? 'noFailures' : 'noEvents')}>
          {t(isFailed ? 'noFailuresAbout' : 'noEventsAbout')}
        </Blank>
      }
    />
  );
}

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
