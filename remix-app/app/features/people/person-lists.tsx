import type {
  AuditEvent,
  ConnectedApplicationDto,
  DeviceOfPerson,
  UserSessionDto,
} from '@gatehouse/contracts';
import { Text, VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { Paged } from '~/server/paging.server';
import { useFormats, useTexts } from '~/texts/texts-context';
import { SignInMethods } from '../account/use-sign-in-methods';
import { personListsTexts } from './texts/lists';

/** Open sessions of the user. */
export function SessionList({ sessions, mayEnd }: { sessions: Paged<UserSessionDto>; mayEnd: boolean }) {
  const t = useTexts(personListsTexts);
  const device = useDeviceName();
  const columns: (Column<UserSessionDto> | false)[] = [
    {
      label: t('device'),
      cell: ({ deviceName }) => <Text size="sm">{device(deviceName)}</Text>,
    },
    { label: t('network'), cell: ({ address }) => address ?? t('unknown') },
    { label: t('method'), cell: ({ amr }) => <SignInMethods of={amr} /> },
    { label: t('lastActive'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    { label: t('expires'), cell: ({ expiresAt }) => <When at={expiresAt} /> },
    mayEnd && {
      label: t('actions'),
      isAction: true,
      cell: ({ id, deviceName }) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="session" value={id} />
          <SubmitButton intent="end-session" size="xs" variant="default">
            {t.rich('end', {
              device: device(deviceName),
              hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden>,
            })}
          </SubmitButton>
        </Form>
      ),
    },
  ];
  return (
    <Part paged={sessions} columns={columns} title={t('noSessions')}>
      {t('noSessionsHelp')}
    </Part>
  );
}

/** The user's devices. */
export function DeviceList({ devices }: { devices: readonly DeviceOfPerson[] }) {
  const t = useTexts(personListsTexts);
  const device = useDeviceName();
  const columns: Column<DeviceOfPerson>[] = [
    { label: t('device'), cell: ({ name }) => <span style={{ fontWeight: 560 }}>{device(name)}</span> },
    { label: t('network'), cell: ({ address }) => address ?? t('unknown') },
    { label: t('signedIn'), cell: ({ openSessions }) => (openSessions > 0 ? t('yes') : t('no')) },
    { label: t('firstActive'), cell: ({ firstSeenAt }) => <When at={firstSeenAt} /> },
    { label: t('lastActive'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
  ];
  return (
    <div className={list.frame}>
      {devices.length > 0 ? (
        <ItemTable items={devices} columns={columns} />
      ) : (
        <Blank title={t('noDevices')}>{t('noDevicesHelp')}</Blank>
      )}
    </div>
  );
}

/** Applications that the user granted access to. */
export function ApplicationList({ applications }: { applications: Paged<ConnectedApplicationDto> }) {
  const t = useTexts(personListsTexts);
  const formats = useFormats();
  const columns: Column<ConnectedApplicationDto>[] = [
    { label: t('application'), cell: ({ name }) => <bdi style={{ fontWeight: 560 }}>{name}</bdi> },
    {
      label: t('scopes'),
      cell: ({ scopes }) => formats.list(scopes.map(({ description }) => description)) || t('noScopes'),
    },
    { label: t('hasAccess'), cell: ({ has_access }) => (has_access ? t('yes') : t('no')) },
    { label: t('allowed'), cell: ({ allowed_at }) => <When at={allowed_at} /> },
    {
      label: t('lastUsed'),
      cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : t('neverUsed')),
    },
    {
      label: t('expires'),
      cell: ({ expires_at }) => (expires_at ? <When at={expires_at} /> : t('expired')),
    },
  ];
  return (
    <Part paged={applications} columns={columns} title={t('noApplications')}>
      {t('noApplicationsHelp')}
    </Part>
  );
}

const ACTORS = {
  user: 'anotherUser',
  client: 'application',
  system: 'system',
  anonymous: 'anonymous',
} as const;

/** Audit events with the user as actor or target. */
export function EventList({ events, id }: { events: Paged<AuditEvent>; id: string }) {
  const t = useTexts(personListsTexts);
  const columns: Column<AuditEvent>[] = [
    { label: t('event'), cell: ({ action }) => <code style={{ fontSize: 13 }}>{action}</code> },
    {
      label: t('actor'),
      cell: ({ actor }) => t(actor.id === id ? 'thisUser' : ACTORS[actor.type]),
    },
    { label: t('outcome'), cell: ({ outcome }) => (outcome === 'success' ? t('success') : t('failure')) },
    { label: t('network'), cell: ({ address }) => address ?? '–' },
    { label: t('time'), cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Part paged={events} columns={columns} title={t('noEvents')}>
      {t('noEventsHelp')}
    </Part>
  );
}

interface PartProps<T extends { id: string }> {
  paged: Paged<T>;
  columns: readonly (Column<T> | false)[];
  title: string;
  children: string;
}

function Part<T extends { id: string }>({ paged, columns, title, children }: PartProps<T>) {
  return (
    <>
      <div className={list.frame}>
        {paged.items.length > 0 ? (
          <ItemTable items={paged.items} columns={columns} />
        ) : (
          <Blank title={title}>{children}</Blank>
        )}
      </div>
      <Pages {...paged.pages} />
    </>
  );
}
