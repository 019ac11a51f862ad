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
import { When } from '~/components/when';
import type { Paged } from '~/server/paging.server';
import { SignInMethods } from '../account/use-sign-in-methods';

/** Where somebody is signed in now. */
export function SessionList({ sessions, mayEnd }: { sessions: Paged<UserSessionDto>; mayEnd: boolean }) {
  const columns: (Column<UserSessionDto> | false)[] = [
    {
      label: 'Device',
      cell: ({ userAgent }) => <Text size="sm">{deviceOf(userAgent)}</Text>,
    },
    { label: 'Network', cell: ({ address }) => address ?? 'Unknown' },
    { label: 'Signed in by', cell: ({ amr }) => <SignInMethods of={amr} /> },
    { label: 'Last seen', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    { label: 'Ends', cell: ({ expiresAt }) => <When at={expiresAt} /> },
    mayEnd && {
      label: 'Actions',
      isAction: true,
      cell: ({ id, userAgent }) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="session" value={id} />
          <SubmitButton intent="end-session" size="xs" variant="default">
            End <VisuallyHidden>the session of {deviceOf(userAgent)}</VisuallyHidden>
          </SubmitButton>
        </Form>
      ),
    },
  ];
  return (
    <Part paged={sessions} columns={columns} title="Not signed in anywhere">
      A session stands here from the sign-in to its end.
    </Part>
  );
}

/** The browsers and machines that somebody signed in with. */
export function DeviceList({ devices }: { devices: readonly DeviceOfPerson[] }) {
  return (
    <div className={list.frame}>
      {devices.length > 0 ? (
        <ItemTable items={devices} columns={DEVICE_COLUMNS} />
      ) : (
        <Blank title="No devices">A device stands here once this person has signed in with it.</Blank>
      )}
    </div>
  );
}

const DEVICE_COLUMNS: Column<DeviceOfPerson>[] = [
  { label: 'Device', cell: ({ name }) => <span style={{ fontWeight: 560 }}>{name}</span> },
  { label: 'Network', cell: ({ address }) => address ?? 'Unknown' },
  { label: 'Signed in now', cell: ({ openSessions }) => (openSessions > 0 ? 'Yes' : 'No') },
  { label: 'First seen', cell: ({ firstSeenAt }) => <When at={firstSeenAt} /> },
  { label: 'Last seen', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
];

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** "Firefox on Linux"; what calls itself otherwise is shown as it does. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!browser) return userAgent.slice(0, 60);
  return system ? `${browser} on ${system}` : browser;
}

/** What somebody let in. */
export function ApplicationList({ applications }: { applications: Paged<ConnectedApplicationDto> }) {
  const columns: Column<ConnectedApplicationDto>[] = [
    { label: 'Application', cell: ({ name }) => <bdi style={{ fontWeight: 560 }}>{name}</bdi> },
    {
      label: 'May learn',
      cell: ({ scopes }) => scopes.map(({ description }) => description).join(', ') || 'Nothing',
    },
    { label: 'Has access', cell: ({ has_access }) => (has_access ? 'Yes' : 'Not now') },
    { label: 'Allowed', cell: ({ allowed_at }) => <When at={allowed_at} /> },
    {
      label: 'Last used',
      cell: ({ last_used_at }) => (last_used_at ? <When at={last_used_at} /> : 'Never'),
    },
    { label: 'Expires', cell: ({ expires_at }) => (expires_at ? <When at={expires_at} /> : 'Expired') },
  ];
  return (
    <Part paged={applications} columns={columns} title="No applications">
      An application stands here once this person has signed in to it.
    </Part>
  );
}

/** What somebody did, and what was done to them. */
export function EventList({ events, id }: { events: Paged<AuditEvent>; id: string }) {
  const columns: Column<AuditEvent>[] = [
    { label: 'What', cell: ({ action }) => <code style={{ fontSize: 13 }}>{action}</code> },
    {
      label: 'By',
      cell: ({ actor }) =>
        actor.id === id ? 'This person' : actor.type === 'user' ? 'Somebody else' : actor.type,
    },
    { label: 'Outcome', cell: ({ outcome }) => (outcome === 'success' ? 'Done' : 'Refused') },
    { label: 'Network', cell: ({ address }) => address ?? '–' },
    { label: 'When', cell: ({ at }) => <When at={at} /> },
  ];
  return (
    <Part paged={events} columns={columns} title="Nothing yet">
      What this person does, and what is done to them, stands here.
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
