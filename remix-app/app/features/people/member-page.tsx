import { mayGive } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { roleChoices, roleName } from './labels';
import { LeavesBehind, LeftBehindPanel, leavesAnything } from './left-behind';
import type { FormerMemberView, MemberTab, MemberView as View } from './member.server';
import { Panel } from './panel';
import classes from './person.module.css';
import { PersonHead } from './person-head';
import { ApplicationList, DeviceList, EventList, SessionList } from './person-lists';

interface Props {
  view: View;
  state: FormState | undefined;
}

/** One member of an organization, or what somebody left who was one. */
export function MemberOrFormerPage({
  view,
  state,
}: {
  view: View | FormerMemberView;
  state: Props['state'];
}) {
  return 'former' in view ? <FormerMemberPage view={view} /> : <MemberPage view={view} state={state} />;
}

const TABS: readonly { key: MemberTab; label: string }[] = [
  { key: 'access', label: 'Access' },
  { key: 'sessions', label: 'Sessions' },
  { key: 'devices', label: 'Devices' },
  { key: 'applications', label: 'Applications' },
  { key: 'activity', label: 'Activity' },
];

/** Read only by whoever may act on the person. */
const OF_THOSE_BELOW: ReadonlySet<string> = new Set(['sessions', 'devices', 'applications']);

/** One member of an organization, and what can be done about them there. */
function MemberPage({ view, state }: Props) {
  const { person, tab, organization } = view;
  const mayAct = useMayAct(view) || view.isSelf;
  const { base, other } = organization;
  return (
    <>
      <PersonHead
        person={person}
        status={person.isBlocked ? 'blocked' : person.status}
        tabs={mayAct ? TABS : TABS.filter(({ key }) => !OF_THOSE_BELOW.has(key))}
        current={tab}
        state={state}
      >
        <bdi>{roleName(person)}</bdi>
        <span>Last sign-in {person.lastLoginAt ? <When at={person.lastLoginAt} /> : 'never'}</span>
        <Anchor component={Link} to={base} size="sm">
          All users
          {other && (
            <>
              {' '}
              of <bdi>{other.name}</bdi>
            </>
          )}
        </Anchor>
        {other && (
          <Anchor component={Link} to={`/superadmin/users/${person.id}`} size="sm">
            In all organizations
          </Anchor>
        )}
      </PersonHead>
      <Part view={view} state={state} />
    </>
  );
}

function Part({ view, state }: Props) {
  const { person, tab, sessions, devices, applications, events } = view;
  const mayAct = useMayAct(view);
  if (tab === 'sessions' && sessions) return <SessionList sessions={sessions} mayEnd={mayAct} />;
  if (tab === 'devices' && devices) return <DeviceList devices={devices} />;
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
  const { person, roles, isSelf, leftBehind } = view;
  const mayAct = useMayAct(view);
  return (
    <div className={classes.columns}>
      <Panel
        name="role"
        title="Role"
        about={`What this person may do in ${placeOf(view)}. A smaller role holds from their next click, a larger one from their next sign-in.`}
      >
        {!isSelf && <LeavesBehind left={leftBehind} />}
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
      </Panel>
      {mayAct && <Actions view={view} isSelf={isSelf} />}
    </div>
  );
}

function consoleOf({ organization: { other } }: Pick<View, 'organization'>): 'admin' | 'superadmin' {
  return other ? 'superadmin' : 'admin';
}

/** The page of somebody who was removed, for what they left. */
function FormerMemberPage({ view }: { view: FormerMemberView }) {
  const { base, other } = view.organization;
  return (
    <>
      <h1>Former member</h1>
      <Text mb="md">
        This person is no longer a member of <bdi>{other?.name ?? 'your organization'}</bdi>.{' '}
        <Anchor component={Link} to={base}>
          All users
        </Anchor>
      </Text>
      <LeftBehindPanel left={view.leftBehind} isOver console={consoleOf(view)} />
    </>
  );
}

/** The organization, as its own admin calls it and as a superadmin does. */
function placeOf({ organization: { other } }: View): string {
  return other?.name ?? 'your organization';
}

function Actions({ view, isSelf }: { view: View; isSelf: boolean }) {
  const { person, leftBehind } = view;
  const place = placeOf(view);
  const isSuspended = person.status === 'suspended';
  const version = <input type="hidden" name="version" value={person.version} />;
  const sessions = person.sessions === 1 ? '1 open session' : `${person.sessions} open sessions`;
  return (
    <div>
      <Panel
        name="out"
        title="Sign out everywhere"
        about={`Ends ${sessions} in ${place} and what applications hold of this person there. They can sign in again.`}
      >
        <Form method="post">
          <SubmitButton intent="sign-out" variant="default">
            Sign out everywhere
          </SubmitButton>
        </Form>
      </Panel>
      <NewFactor view={view} />
      {!isSelf && (
        <>
          {leftBehind && leavesAnything(leftBehind) && (
            <LeftBehindPanel left={leftBehind} console={consoleOf(view)} />
          )}
          <Panel
            name="suspend"
            title={isSuspended ? 'Reactivate' : 'Suspend'}
            about={
              isSuspended
                ? 'Lets this person in again, with the role that they had.'
                : `Keeps this person out of ${place} from this moment on. Nothing is lost, and you can take it back.`
            }
          >
            {!isSuspended && <LeavesBehind left={leftBehind} />}
            <Form method="post">
              {version}
              {isSuspended ? (
                <SubmitButton intent="reactivate">Reactivate</SubmitButton>
              ) : (
                <SubmitButton intent="suspend" color="red" variant="light">
                  Suspend
                </SubmitButton>
              )}
            </Form>
          </Panel>
          <Panel
            name="remove"
            title="Remove"
            about={`Takes this person out of ${place}. Their account stays theirs; to come back they need a new invitation.`}
            isDanger
          >
            <LeavesBehind left={leftBehind} />
            <Form method="post">
              {version}
              <SubmitButton intent="remove" color="red">
                Remove from the organization
              </SubmitButton>
            </Form>
          </Panel>
        </>
      )}
    </div>
  );
}

/** For a phone that was lost, or may have been: what the person has elsewhere stays as it is. */
function NewFactor({ view }: { view: View }) {
  const { person } = view;
  const { factorRequiredAt: asked, lastLoginAt: last } = person;
  const isMet = !!asked && !!last && last > asked;
  return (
    <Panel
      name="factor"
      title="New second factor"
      about={`Whoever signs in to ${placeOf(view)} as this person sets up a new authenticator app first, by the factor that they have now. Their other organizations ask for nothing.`}
    >
      {asked && (
        <Text size="sm" mb="sm">
          Asked for <When at={asked} />.{' '}
          {isMet ? 'They have signed in since, so it is done.' : 'They have not signed in since.'}
        </Text>
      )}
      <Form method="post" className={classes.inline}>
        <input type="hidden" name="version" value={person.version} />
        {asked && !isMet ? (
          <SubmitButton intent="release-factor" variant="default">
            Ask no more
          </SubmitButton>
        ) : (
          <SubmitButton intent="require-factor" variant="default">
            Ask for a new second factor
          </SubmitButton>
        )}
      </Form>
    </Panel>
  );
}
