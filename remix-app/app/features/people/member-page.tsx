import { mayGive } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { roleChoices, roleName } from './labels';
import { LeavesBehind, LeftBehindPanel, leavesAnything } from './left-behind';
import type { FormerMemberView, MemberTab, MemberView as View } from './member.server';
import { AccessReasons, GroupsOfMember } from './member-access';
import { AttributesOfMember } from './member-attributes';
import { Panel } from './panel';
import { PERMISSION_TEXTS } from './permissions';
import classes from './person.module.css';
import { PersonHead } from './person-head';
import { ApplicationList, DeviceList, EventList, SessionList } from './person-lists';
import { peopleLabels } from './texts/labels';
import { memberTexts } from './texts/member';
import { permissionTexts } from './texts/permissions';

interface Props {
  view: View;
  state: FormState | undefined;
}

/** One member of an organization, or what a former member left behind. */
export function MemberOrFormerPage({
  view,
  state,
}: {
  view: View | FormerMemberView;
  state: Props['state'];
}) {
  return 'former' in view ? <FormerMemberPage view={view} /> : <MemberPage view={view} state={state} />;
}

const TABS: readonly MemberTab[] = ['access', 'sessions', 'devices', 'applications', 'activity'];

/** Read only for callers who may act on the user. */
const OF_THOSE_BELOW: ReadonlySet<string> = new Set(['sessions', 'devices', 'applications']);

/** One member of an organization, with the actions there. */
function MemberPage({ view, state }: Props) {
  const { person, tab, organization } = view;
  const mayAct = useMayAct(view) || view.isSelf;
  const { base, other } = organization;
  const t = useTexts(memberTexts);
  const label = useTexts(peopleLabels);
  const tabs = mayAct ? TABS : TABS.filter((key) => !OF_THOSE_BELOW.has(key));
  return (
    <>
      <PersonHead
        person={person}
        status={person.isBlocked ? 'blocked' : person.status}
        tabs={tabs.map((key) => ({
          key,
          label: key === 'sessions' || key === 'devices' ? label(key) : t(key),
        }))}
        current={tab}
        state={state}
      >
        <bdi>{roleName(person, label)}</bdi>
        <span>
          {t.rich('lastSignIn', {
            when: person.lastLoginAt ? <When at={person.lastLoginAt} /> : label('never'),
          })}
        </span>
        <TimelineLink subject="user" id={person.id} isPlatform={other !== null} />
        <Anchor component={Link} to={base} size="sm">
          {other ? t.rich('allUsersOf', { organization: <bdi>{other.name}</bdi> }) : label('allUsers')}
        </Anchor>
        {other && (
          <Anchor component={Link} to={`/superadmin/users/${person.id}`} size="sm">
            {t('inAllOrganizations')}
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
  const t = useTexts(memberTexts);
  if (tab === 'sessions' && sessions) return <SessionList sessions={sessions} mayEnd={mayAct} />;
  if (tab === 'devices' && devices) return <DeviceList devices={devices} />;
  if (tab === 'applications' && applications) return <ApplicationList applications={applications} />;
  if (tab === 'activity') {
    return events ? <EventList events={events} id={person.id} /> : <Text c="dimmed">{t('noActivity')}</Text>;
  }
  return <Access view={view} state={state} />;
}

/** Actions are hidden for users with permissions that the caller lacks, because the API would reject them. */
function useMayAct({ person }: View): boolean {
  return mayGive(useUser().permissions, person.permissions);
}

function Access({ view, state }: Props) {
  const { person, roles, isSelf, leftBehind } = view;
  const mayAct = useMayAct(view);
  const t = useTexts(memberTexts);
  const label = useTexts(peopleLabels);
  const permission = useTexts(permissionTexts);
  const formats = useFormats();
  const organization = view.organization.other?.name;
  return (
    <div className={classes.columns}>
      <div>
        <Panel
          name="role"
          title={t('role')}
          about={organization ? t('roleAbout', { organization }) : t('roleAboutOwn')}
        >
          {!isSelf && <LeavesBehind left={leftBehind} />}
          {mayAct ? (
            <Form method="post" className={classes.inline} key={person.version}>
              <input type="hidden" name="version" value={person.version} />
              <NativeSelect
                name="role"
                label={t('role')}
                defaultValue={person.roleId ?? person.role}
                data={roleChoices(roles, label)}
                error={state?.errors.roleId}
              />
              <SubmitButton intent="role">{t('saveRole')}</SubmitButton>
            </Form>
          ) : (
            <Alert color="brand" variant="light">
              {t('mayDoMore')}
            </Alert>
          )}
          <dl className={classes.facts} style={{ margin: '20px 0 0' }}>
            <dt>{t('joined')}</dt>
            <dd>
              <When at={person.createdAt} />
            </dd>
            <dt>{t('email')}</dt>
            <dd>{person.emailVerified ? t('verified') : t('notVerified')}</dd>
            <dt>{t('permissions')}</dt>
            <dd>{formats.list(person.permissions.map((it) => permission(PERMISSION_TEXTS[it].name)))}</dd>
          </dl>
        </Panel>
        <AccessReasons view={view} />
        <GroupsOfMember view={view} />
        <AttributesOfMember view={view} state={state} mayAct={mayAct} />
      </div>
      {mayAct && <Actions view={view} isSelf={isSelf} />}
    </div>
  );
}

function consoleOf({ organization: { other } }: Pick<View, 'organization'>): 'admin' | 'superadmin' {
  return other ? 'superadmin' : 'admin';
}

/** The page of a former member, for what they left behind. */
function FormerMemberPage({ view }: { view: FormerMemberView }) {
  const { base, other } = view.organization;
  const t = useTexts(memberTexts);
  const link = (inner: ReactNode) => (
    <Anchor component={Link} to={base}>
      {inner}
    </Anchor>
  );
  return (
    <>
      <PageTitle>{t('former')}</PageTitle>
      <Text mb="md">
        {other
          ? t.rich('formerAbout', { organization: <bdi>{other.name}</bdi>, link })
          : t.rich('formerAboutOwn', { link })}
      </Text>
      <LeftBehindPanel left={view.leftBehind} isOver console={consoleOf(view)} />
    </>
  );
}

function Actions({ view, isSelf }: { view: View; isSelf: boolean }) {
  const { person, leftBehind } = view;
  const t = useTexts(memberTexts);
  const label = useTexts(peopleLabels);
  // For a superadmin. An admin reads "your organization".
  const organization = view.organization.other?.name;
  const isSuspended = person.status === 'suspended';
  const version = <input type="hidden" name="version" value={person.version} />;
  // The works-council mode hides the number.
  const count = person.sessions ?? 0;
  return (
    <div>
      <Panel
        name="out"
        title={label('signOutEverywhere')}
        about={organization ? t('signOutAbout', { count, organization }) : t('signOutAboutOwn', { count })}
      >
        <Form method="post">
          <SubmitButton intent="sign-out" variant="default">
            {label('signOutEverywhere')}
          </SubmitButton>
        </Form>
      </Panel>
      <Panel name="data" title={label('exportData')} about={label('exportDataAbout')}>
        <Form method="post" reloadDocument>
          <SubmitButton intent="export-data" variant="default">
            {label('exportData')}
          </SubmitButton>
        </Form>
      </Panel>
      <NewFactor view={view} />
      {leftBehind && !isSelf && leavesAnything(leftBehind) && (
        <LeftBehindPanel left={leftBehind} console={consoleOf(view)} />
      )}
      <Managed view={view} />
      {!isSelf && isSuspended && person.leftAt === null && (
        <Panel name="suspend" title={label('reactivate')} about={t('reactivateAbout')}>
          <Form method="post">
            {version}
            <SubmitButton intent="reactivate">{label('reactivate')}</SubmitButton>
          </Form>
        </Panel>
      )}
      {!isSelf && person.directoryId === null && <WaysOut view={view} />}
    </div>
  );
}

/** Values that the directory owns must be changed there. */
function Managed({ view: { person, directoryName } }: { view: View }) {
  const t = useTexts(memberTexts);
  if (person.directoryId === null) return null;
  return (
    <Panel
      name="managed"
      title={t('managed')}
      about={
        directoryName === null
          ? t('managedByAny')
          : t.rich('managedBy', {
              directory: <bdi>{directoryName}</bdi>,
              b: (inner) => <strong>{inner}</strong>,
            })
      }
    >
      {person.leftAt && <Text size="sm">{t.rich('managedLeft', { when: <When at={person.leftAt} /> })}</Text>}
    </Panel>
  );
}

/** Suspends or removes a member that admins manage. */
function WaysOut({ view: { person, leftBehind, organization } }: { view: View }) {
  const t = useTexts(memberTexts);
  const label = useTexts(peopleLabels);
  const name = organization.other?.name;
  const version = <input type="hidden" name="version" value={person.version} />;
  return (
    <>
      {person.status !== 'suspended' && (
        <Panel
          name="suspend"
          title={label('suspend')}
          about={name ? t('suspendAbout', { organization: name }) : t('suspendAboutOwn')}
        >
          <LeavesBehind left={leftBehind} />
          <Form method="post">
            {version}
            <SubmitButton intent="suspend" color="red" variant="light">
              {label('suspend')}
            </SubmitButton>
          </Form>
        </Panel>
      )}
      <Panel
        name="remove"
        title={t('remove')}
        about={name ? t('removeAbout', { organization: name }) : t('removeAboutOwn')}
        isDanger
      >
        <LeavesBehind left={leftBehind} />
        <Form method="post">
          {version}
          <SubmitButton intent="remove" color="red">
            {t('removeButton')}
          </SubmitButton>
        </Form>
      </Panel>
    </>
  );
}

/** For a lost phone. The user's factors and other organizations are not affected. */
function NewFactor({ view }: { view: View }) {
  const { person } = view;
  const t = useTexts(memberTexts);
  const organization = view.organization.other?.name;
  const { factorRequiredAt: asked, lastLoginAt: last } = person;
  const isMet = !!asked && !!last && last > asked;
  return (
    <Panel
      name="factor"
      title={t('factor')}
      about={organization ? t('factorAbout', { organization }) : t('factorAboutOwn')}
    >
      {asked && (
        <Text size="sm" mb="sm">
          {t.rich(isMet ? 'factorMet' : 'factorOpen', { when: <When at={asked} /> })}
        </Text>
      )}
      <Form method="post" className={classes.inline}>
        <input type="hidden" name="version" value={person.version} />
        {asked && !isMet ? (
          <SubmitButton intent="release-factor" variant="default">
            {t('releaseFactor')}
          </SubmitButton>
        ) : (
          <SubmitButton intent="require-factor" variant="default">
            {t('requireFactor')}
          </SubmitButton>
        )}
      </Form>
    </Panel>
  );
}
