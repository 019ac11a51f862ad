import type { LeftBehindDto, PersonDto, PersonMembershipDto } from '@gatehouse/contracts';
import { Alert, Anchor, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { When } from '~/components/when';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { roleName } from './labels';
import { LeavesBehind, LeftBehindPanel, leavesAnything } from './left-behind';
import { Panel } from './panel';
import classes from './person.module.css';
import { PersonHead } from './person-head';
import { DeviceList, EventList, SessionList } from './person-lists';
import type { PersonTab, PersonView } from './platform-people.server';
import { StatusBadge } from './status-badge';
import { peopleLabels } from './texts/labels';
import { personTexts } from './texts/person';

interface Props {
  view: PersonView;
  state: FormState | undefined;
}

/** One user, for superadmins: organizations and actions. */
export function PersonPage({ view, state }: Props) {
  const { person, tab, sessions, devices, events } = view;
  const t = useTexts(personTexts);
  const label = useTexts(peopleLabels);
  const tabs: readonly { key: PersonTab; label: string }[] = [
    { key: 'tenants', label: t('organizations') },
    { key: 'sessions', label: label('sessions') },
    { key: 'devices', label: label('devices') },
    { key: 'activity', label: t('activity') },
  ];
  return (
    <>
      <PersonHead
        person={person}
        status={person.status === 'active' ? 'active' : 'blocked'}
        tabs={tabs}
        current={tab}
        state={state}
      >
        {person.isSuperadmin && <span>{label('superadmin')}</span>}
        <span>{person.emailVerified ? t('verified') : t('notVerified')}</span>
        <span>{t.rich('since', { when: <When at={person.createdAt} /> })}</span>
        <TimelineLink subject="user" id={person.id} isPlatform />
        <Anchor component={Link} to="/superadmin/users" size="sm">
          {label('allUsers')}
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
  const t = useTexts(personTexts);
  const label = useTexts(peopleLabels);
  const columns: Column<PersonMembershipDto & { id: string; personId: string }>[] = [
    {
      label: t('organization'),
      // The page of the membership has its role, suspension and everything else.
      cell: ({ tenantId, tenantName, tenantCode, personId }) => (
        <ItemName to={`/superadmin/tenants/${tenantId}/users/${personId}`} name={tenantName}>
          {tenantCode}
        </ItemName>
      ),
    },
    { label: t('role'), cell: (membership) => <bdi>{roleName(membership, label)}</bdi> },
    { label: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      label: t('lastSignIn'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : label('never')),
    },
  ];
  const items = person.memberships.map((membership) => ({
    ...membership,
    id: membership.tenantId,
    personId: person.id,
  }));
  return (
    <>
      <div className={list.frame} style={{ marginBottom: 20 }}>
        {items.length > 0 ? (
          <ItemTable items={items} columns={columns} />
        ) : (
          <Blank title={person.isSuperadmin ? t('operator') : t('none')}>
            {person.isSuperadmin ? t('operatorAbout') : t('noneAbout')}{' '}
            {person.eraseAfter &&
              !person.isEraseAsked &&
              t.rich('eraseAfter', { when: <When at={person.eraseAfter} /> })}
          </Blank>
        )}
      </div>
      {person.isEraseAsked ? (
        <Alert color="red" variant="light" title={t('erasing')}>
          {t('erasingAbout')}
        </Alert>
      ) : (
        <Everywhere person={person} leftBehind={view.leftBehind} isSelf={view.isSelf} state={state} />
      )}
    </>
  );
}

/** Actions on the whole account instead of one organization. */
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
  const t = useTexts(personTexts);
  const label = useTexts(peopleLabels);
  const isActive = person.status === 'active';
  const version = <input type="hidden" name="version" value={person.version} />;
  return (
    <div className={classes.columns}>
      <div>
        <Panel name="out" title={label('signOutEverywhere')} about={t('signOutAbout')}>
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
        {!isSelf && (
          <Panel name="factors" title={t('factors')} about={t('factorsAbout')}>
            <Form method="post" noValidate>
              <Textarea
                name="identifiedBy"
                label={t('identifiedBy')}
                description={t('identifiedByAbout')}
                placeholder={t('identifiedByExample')}
                defaultValue={state?.values.identifiedBy ?? ''}
                error={state?.errors.identifiedBy}
                maxLength={500}
                autosize
                minRows={2}
                rows={2}
                mb="sm"
              />
              <SubmitButton intent="reset-factors" color="red" variant="outline">
                {t('resetFactors')}
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
            title={isActive ? t('block') : t('unblock')}
            about={isActive ? t('blockAbout') : t('unblockAbout')}
            isDanger
          >
            {isActive && <LeavesBehind left={leftBehind} />}
            <Form method="post">
              {version}
              {isActive ? (
                <SubmitButton intent="suspend" color="red">
                  {t('block')}
                </SubmitButton>
              ) : (
                <SubmitButton intent="reactivate">{t('unblock')}</SubmitButton>
              )}
            </Form>
          </Panel>
          <Panel name="erase" title={t('erase')} about={t('eraseAbout')} isDanger>
            <LeavesBehind left={leftBehind} />
            <Form method="post" className={classes.inline} noValidate>
              {version}
              <TextInput
                name="confirm"
                label={t('confirm')}
                defaultValue={state?.values.confirm ?? ''}
                error={state?.errors.confirm}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
              <SubmitButton intent="erase" color="red">
                {t('eraseButton')}
              </SubmitButton>
            </Form>
          </Panel>
        </div>
      )}
    </div>
  );
}
