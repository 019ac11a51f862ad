import { mayGive } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, Text } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { LinkTabs } from '~/components/link-tabs';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { MemberTab, MemberPage as View } from '~/server/people.server';
import panel from '../applications/applications.module.css';
import { useUser } from '../auth/auth-context';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import { roleChoices, roleName } from './labels';
import classes from './person.module.css';
import { ApplicationList, EventList, SessionList } from './person-lists';
import { StatusBadge } from './status-badge';

interface Props {
  view: View;
  state: FormState | undefined;
}

const TABS: readonly { key: MemberTab; label: string }[] = [
  { key: 'access', label: 'Access' },
  { key: 'sessions', label: 'Sessions' },
  { key: 'applications', label: 'Applications' },
  { key: 'activity', label: 'Activity' },
];

/** One member of an organization, and what can be done about them there. */
export function MemberPage({ view, state }: Props) {
  const { person, tab } = view;
  return (
    <>
      <div className={panel.header}>
        <h1 className={panel.title}>
          <bdi>{person.name || person.email}</bdi>
        </h1>
        <StatusBadge status={person.isBlocked ? 'blocked' : person.status} />
      </div>
      <div className={panel.sub}>
        <bdi>{person.email}</bdi>
        <bdi>{roleName(person)}</bdi>
        <span>Last sign-in {person.lastLoginAt ? <When at={person.lastLoginAt} /> : 'never'}</span>
        <Anchor component={Link} to="/admin/users" size="sm">
          All users
        </Anchor>
      </div>
      <LinkTabs
        label="Parts of the person"
        tabs={TABS.map(({ key, label }) => ({
          label,
          to: key === 'access' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      {state?.message && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <FormAlert state={state} />
        </div>
      )}
      <Part view={view} state={state} />
    </>
  );
}

function Part({ view, state }: Props) {
  const { person, tab, sessions, applications, events } = view;
  const mayAct = useMayAct(view);
  if (tab === 'sessions' && sessions) return <SessionList sessions={sessions} mayEnd={mayAct} />;
  if (tab === 'applications' && applications) return <ApplicationList applications={applications} />;
  if (tab === 'activity') {
    return events ? (
      <EventList events={events} id={person.id} />
    ) : (
      <Text c="dimmed">Your role does not read the audit trail.</Text>
    );
  }
  return <Access view={view} state={state} />;
}

/** Nobody acts on somebody who may do more than they: what would be refused is not offered. */
function useMayAct({ person }: View): boolean {
  return mayGive(useUser().permissions, person.permissions);
}

function Access({ view, state }: Props) {
  const { person, roles, isSelf } = view;
  const mayAct = useMayAct(view);
  return (
    <div className={classes.columns}>
      <section className={panel.panel} aria-labelledby="role">
        <h2 id="role" className={panel.panelTitle}>
          Role
        </h2>
        <p className={panel.panelAbout}>
          What this person may do in your organization. A smaller role holds from their next click, a larger
          one from their next sign-in.
        </p>
        {mayAct ? (
          <Form method="post" className={classes.inline} key={person.version}>
            <input type="hidden" name="version" value={person.version} />
            <NativeSelect
              name="role"
              label="Role"
              defaultValue={person.roleId ?? person.role}
              data={roleChoices(roles)}
              error={state?.errors.roleId}
            />
            <SubmitButton intent="role">Save role</SubmitButton>
          </Form>
        ) : (
          <Alert color="brand" variant="light">
            This person may do more than you. Ask an admin to change something here.
          </Alert>
        )}
        <dl className={classes.facts} style={{ margin: '20px 0 0' }}>
          <dt>Joined</dt>
          <dd>
            <When at={person.createdAt} />
          </dd>
          <dt>Address</dt>
          <dd>{person.emailVerified ? 'Confirmed' : 'Not confirmed'}</dd>
          <dt>May</dt>
          <dd>{person.permissions.join(', ').replaceAll('_', ' ')}</dd>
        </dl>
      </section>
      {mayAct && <Actions view={view} isSelf={isSelf} />}
    </div>
  );
}

function Actions({ view: { person }, isSelf }: { view: View; isSelf: boolean }) {
  const version = <input type="hidden" name="version" value={person.version} />;
  const sessions = person.sessions === 1 ? '1 open session' : `${person.sessions} open sessions`;
  return (
    <div>
      <section className={panel.panel} aria-labelledby="out">
        <h2 id="out" className={panel.panelTitle}>
          Sign out everywhere
        </h2>
        <p className={panel.panelAbout}>
          Ends {sessions} in your organization and what applications hold of this person here. They can sign
          in again.
        </p>
        <Form method="post">
          <SubmitButton intent="sign-out" variant="default">
            Sign out everywhere
          </SubmitButton>
        </Form>
      </section>
      {!isSelf && (
        <>
          <section className={panel.panel} aria-labelledby="suspend">
            <h2 id="suspend" className={panel.panelTitle}>
              {person.status === 'suspended' ? 'Reactivate' : 'Suspend'}
            </h2>
            <p className={panel.panelAbout}>
              {person.status === 'suspended'
                ? 'Lets this person in again, with the role that they had.'
                : 'Keeps this person out of your organization from this moment on. Nothing is lost, and you can take it back.'}
            </p>
            <Form method="post">
              {version}
              {person.status === 'suspended' ? (
                <SubmitButton intent="reactivate">Reactivate</SubmitButton>
              ) : (
                <SubmitButton intent="suspend" color="red" variant="light">
                  Suspend
                </SubmitButton>
              )}
            </Form>
          </section>
          <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="remove">
            <h2 id="remove" className={panel.panelTitle}>
              Remove
            </h2>
            <p className={panel.panelAbout}>
              Takes this person out of your organization. Their account stays theirs; to come back they need a
              new invitation.
            </p>
            <Form method="post">
              {version}
              <SubmitButton intent="remove" color="red">
                Remove from the organization
              </SubmitButton>
            </Form>
          </section>
        </>
      )}
    </div>
  );
}
