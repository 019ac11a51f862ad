import type { PersonDto, PersonMembershipDto } from '@gatehouse/contracts';
import { Anchor, Group, VisuallyHidden } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { LinkTabs } from '~/components/link-tabs';
import { Blank, type Column, ItemTable } from '~/components/list';
import list from '~/components/list.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { PersonTab, PersonView } from '~/server/platform-people.server';
import panel from '../applications/applications.module.css';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import { roleName } from './labels';
import classes from './person.module.css';
import { EventList, SessionList } from './person-lists';
import { StatusBadge } from './status-badge';

interface Props {
  view: PersonView;
  state: FormState | undefined;
}

const TABS: readonly { key: PersonTab; label: string }[] = [
  { key: 'tenants', label: 'Organizations' },
  { key: 'sessions', label: 'Sessions' },
  { key: 'activity', label: 'On the platform' },
];

/** One person, for those who run the platform: where they belong, and what can be done about them. */
export function PersonPage({ view, state }: Props) {
  const { person, tab, sessions, events } = view;
  return (
    <>
      <div className={panel.header}>
        <h1 className={panel.title}>
          <bdi>{person.name || person.email}</bdi>
        </h1>
        <StatusBadge status={person.status === 'active' ? 'active' : 'blocked'} />
      </div>
      <div className={panel.sub}>
        <bdi>{person.email}</bdi>
        {person.isSuperadmin && <span>Super Admin</span>}
        <span>{person.emailVerified ? 'Address confirmed' : 'Address not confirmed'}</span>
        <span>
          Since <When at={person.createdAt} />
        </span>
        <Anchor component={Link} to="/superadmin/users" size="sm">
          All users
        </Anchor>
      </div>
      <LinkTabs
        label="Parts of the person"
        tabs={TABS.map(({ key, label }) => ({
          label,
          to: key === 'tenants' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      {tab === 'sessions' && sessions && <SessionList sessions={sessions} mayEnd={false} />}
      {tab === 'activity' && events && <EventList events={events} id={person.id} />}
      {tab === 'tenants' && <Places view={view} />}
    </>
  );
}

function Places({ view }: { view: PersonView }) {
  const { person } = view;
  const items = person.memberships.map((membership) => ({ ...membership, id: membership.tenantId }));
  return (
    <>
      <div className={list.frame} style={{ marginBottom: 20 }}>
        {items.length > 0 ? (
          <ItemTable items={items} columns={COLUMNS} />
        ) : (
          <Blank title={person.isSuperadmin ? 'Runs the platform' : 'In no organization'}>
            {person.isSuperadmin
              ? 'A super admin belongs to no organization.'
              : 'This person can sign in again when an organization invites them.'}
          </Blank>
        )}
      </div>
      <Everywhere person={person} isSelf={view.isSelf} />
    </>
  );
}

const COLUMNS: Column<PersonMembershipDto & { id: string }>[] = [
  {
    label: 'Organization',
    cell: ({ tenantName, tenantCode }) => (
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi style={{ fontWeight: 560 }}>{tenantName}</bdi>
        <div className={list.quiet}>{tenantCode}</div>
      </div>
    ),
  },
  { label: 'Role', cell: (membership) => <bdi>{roleName(membership)}</bdi> },
  { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'Last sign-in', cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : 'Never') },
  { label: 'Actions', isAction: true, cell: (membership) => <MemberActions membership={membership} /> },
];

function MemberActions({ membership }: { membership: PersonMembershipDto }) {
  const isActive = membership.status === 'active';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="tenantId" value={membership.tenantId} />
      <input type="hidden" name="version" value={membership.version} />
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <SubmitButton intent={isActive ? 'suspend-member' : 'reactivate-member'} size="xs" variant="default">
          {isActive ? 'Suspend' : 'Reactivate'} <VisuallyHidden>in {membership.tenantName}</VisuallyHidden>
        </SubmitButton>
        <SubmitButton intent="remove-member" size="xs" variant="subtle" color="red">
          Remove <VisuallyHidden>from {membership.tenantName}</VisuallyHidden>
        </SubmitButton>
      </Group>
    </Form>
  );
}

/** What holds for the person as a whole, and not for one organization. */
function Everywhere({ person, isSelf }: { person: PersonDto; isSelf: boolean }) {
  const isActive = person.status === 'active';
  return (
    <div className={classes.columns}>
      <section className={panel.panel} aria-labelledby="out">
        <h2 id="out" className={panel.panelTitle}>
          Sign out everywhere
        </h2>
        <p className={panel.panelAbout}>
          Ends every session of this person and what applications hold of them, in every organization.
        </p>
        <Form method="post">
          <SubmitButton intent="sign-out" variant="default">
            Sign out everywhere
          </SubmitButton>
        </Form>
      </section>
      {!isSelf && (
        <section className={panel.panel} style={{ margin: 0 }} aria-labelledby="factors">
          <h2 id="factors" className={panel.panelTitle}>
            Lost second factor
          </h2>
          <p className={panel.panelAbout}>
            Takes authenticator app, passkeys and recovery codes away and ends every session. Make sure that
            it is really them who ask: from then on the password, or their directory, is enough.
          </p>
          <Form method="post">
            <SubmitButton intent="reset-factors" color="red" variant="outline">
              Take second factors away
            </SubmitButton>
          </Form>
        </section>
      )}
      {!isSelf && (
        <section className={`${panel.panel} ${panel.danger}`} style={{ margin: 0 }} aria-labelledby="block">
          <h2 id="block" className={panel.panelTitle}>
            {isActive ? 'Block everywhere' : 'Unblock'}
          </h2>
          <p className={panel.panelAbout}>
            {isActive
              ? 'Keeps this person out of every organization from this moment on, also where they are the only admin.'
              : 'Lets this person in again, wherever their organizations do.'}
          </p>
          <Form method="post">
            <input type="hidden" name="version" value={person.version} />
            {isActive ? (
              <SubmitButton intent="suspend" color="red">
                Block everywhere
              </SubmitButton>
            ) : (
              <SubmitButton intent="reactivate">Unblock</SubmitButton>
            )}
          </Form>
        </section>
      )}
    </div>
  );
}
