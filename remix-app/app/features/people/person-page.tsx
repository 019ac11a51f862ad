import type { LeftBehindDto, PersonDto, PersonMembershipDto } from '@gatehouse/contracts';
import { Alert, Anchor, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { roleName } from './labels';
import { LeavesBehind, LeftBehindPanel, leavesAnything } from './left-behind';
import { Panel } from './panel';
import classes from './person.module.css';
import { PersonHead } from './person-head';
import { DeviceList, EventList, SessionList } from './person-lists';
import type { PersonTab, PersonView } from './platform-people.server';
import { StatusBadge } from './status-badge';

interface Props {
  view: PersonView;
  state: FormState | undefined;
}

const TABS: readonly { key: PersonTab; label: string }[] = [
  { key: 'tenants', label: 'Organizations' },
  { key: 'sessions', label: 'Sessions' },
  { key: 'devices', label: 'Devices' },
  { key: 'activity', label: 'On the platform' },
];

/** One person, for those who run the platform: where they belong, and what can be done about them. */
export function PersonPage({ view, state }: Props) {
  const { person, tab, sessions, devices, events } = view;
  return (
    <>
      <PersonHead
        person={person}
        status={person.status === 'active' ? 'active' : 'blocked'}
        tabs={TABS}
        current={tab}
        state={state}
      >
        {person.isSuperadmin && <span>Super Admin</span>}
        <span>{person.emailVerified ? 'Address confirmed' : 'Address not confirmed'}</span>
        <span>
          Since <When at={person.createdAt} />
        </span>
        <Anchor component={Link} to="/superadmin/users" size="sm">
          All users
        </Anchor>
      </PersonHead>
      {tab === 'sessions' && sessions && <SessionList sessions={sessions} mayEnd={false} />}
      {tab === 'devices' && devices && <DeviceList devices={devices} />}
      {tab === 'activity' && events && <EventList events={events} id={person.id} />}
      {tab === 'tenants' && <Places view={view} state={state} />}
    </>
  );
}

function Places({ view, state }: Props) {
  const { person } = view;
  const items = person.memberships.map((membership) => ({
    ...membership,
    id: membership.tenantId,
    personId: person.id,
  }));
  return (
    <>
      <div className={list.frame} style={{ marginBottom: 20 }}>
        {items.length > 0 ? (
          <ItemTable items={items} columns={COLUMNS} />
        ) : (
          <Blank title={person.isSuperadmin ? 'Runs the platform' : 'In no organization'}>
            {person.isSuperadmin
              ? 'A super admin belongs to no organization.'
              : 'This person can sign in again when an organization invites them.'}{' '}
            {person.eraseAfter && !person.isEraseAsked && (
              <>
                Otherwise they are erased <When at={person.eraseAfter} />.
              </>
            )}
          </Blank>
        )}
      </div>
      {person.isEraseAsked ? (
        <Alert color="red" variant="light" title="Is being erased">
          All that is known of this person is erased within minutes. The audit trail keeps their id, which is
          nobody’s from then on.
        </Alert>
      ) : (
        <Everywhere person={person} leftBehind={view.leftBehind} isSelf={view.isSelf} state={state} />
      )}
    </>
  );
}

const COLUMNS: Column<PersonMembershipDto & { id: string; personId: string }>[] = [
  {
    label: 'Organization',
    // Role, suspension and all else that holds there is on the page of the membership.
    cell: ({ tenantId, tenantName, tenantCode, personId }) => (
      <ItemName to={`/superadmin/tenants/${tenantId}/users/${personId}`} name={tenantName}>
        {tenantCode}
      </ItemName>
    ),
  },
  { label: 'Role', cell: (membership) => <bdi>{roleName(membership)}</bdi> },
  { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'Last sign-in', cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : 'Never') },
];

/** What holds for the person as a whole, and not for one organization. */
function Everywhere({
  person,
  leftBehind,
  isSelf,
  state,
}: {
  person: PersonDto;
  leftBehind: LeftBehindDto | null;
  isSelf: boolean;
  state: FormState | undefined;
}) {
  const isActive = person.status === 'active';
  const version = <input type="hidden" name="version" value={person.version} />;
  return (
    <div className={classes.columns}>
      <div>
        <Panel
          name="out"
          title="Sign out everywhere"
          about="Ends every session of this person and what applications hold of them, in every organization."
        >
          <Form method="post">
            <SubmitButton intent="sign-out" variant="default">
              Sign out everywhere
            </SubmitButton>
          </Form>
        </Panel>
        {!isSelf && (
          <Panel
            name="factors"
            title="Lost second factor"
            about="Removes authenticator app, passkeys and recovery codes and ends every session. First make sure that it is really this person who asks: from then on their password or identity provider is enough."
          >
            <Form method="post" noValidate>
              <Textarea
                name="identifiedBy"
                label="How did you identify this person?"
                description="For the audit log, where it stays. Name no number of a document."
                placeholder="Video call with ID card, confirmed by their manager"
                defaultValue={state?.values.identifiedBy ?? ''}
                error={state?.errors.identifiedBy}
                maxLength={500}
                autosize
                minRows={2}
                mb="sm"
              />
              <SubmitButton intent="reset-factors" color="red" variant="outline">
                Take second factors away
              </SubmitButton>
            </Form>
          </Panel>
        )}
      </div>
      {!isSelf && (
        <div>
          {leftBehind && leavesAnything(leftBehind) && (
            <LeftBehindPanel left={leftBehind} console="superadmin" />
          )}
          <Panel
            name="block"
            title={isActive ? 'Block everywhere' : 'Unblock'}
            about={
              isActive
                ? 'Keeps this person out of every organization from this moment on, also where they are the only admin.'
                : 'Lets this person in again, wherever their organizations do.'
            }
            isDanger
          >
            {isActive && <LeavesBehind left={leftBehind} />}
            <Form method="post">
              {version}
              {isActive ? (
                <SubmitButton intent="suspend" color="red">
                  Block everywhere
                </SubmitButton>
              ) : (
                <SubmitButton intent="reactivate">Unblock</SubmitButton>
              )}
            </Form>
          </Panel>
          <Panel
            name="erase"
            title="Erase"
            about="Takes this person out of every organization and erases account, factors, devices, sessions and mail. Only the audit trail keeps an id, which is nobody’s from then on. Nothing brings them back."
            isDanger
          >
            <LeavesBehind left={leftBehind} />
            <Form method="post" className={classes.inline} noValidate>
              {version}
              <TextInput
                name="confirm"
                label="Type their address to confirm"
                defaultValue={state?.values.confirm ?? ''}
                error={state?.errors.confirm}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
              <SubmitButton intent="erase" color="red">
                Erase for good
              </SubmitButton>
            </Form>
          </Panel>
        </div>
      )}
    </div>
  );
}
