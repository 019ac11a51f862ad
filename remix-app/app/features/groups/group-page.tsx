import type { GroupMemberDto, GroupRef } from '@gatehouse/contracts';
import { Anchor, Badge, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { GroupPath } from '../people/group-path';
import { groupsPath } from '../people/groups-path';
import { counted, roleChoices } from '../people/labels';
import { Panel } from '../people/panel';
import { StatusBadge } from '../people/status-badge';
import { peopleLabels } from '../people/texts/labels';
import { GroupFields } from './group-fields';
import classes from './group-page.module.css';
import type { GroupTab, GroupView } from './groups.server';
import { Source } from './groups-page';
import { groupTexts } from './texts/groups';

interface Props {
  view: GroupView;
  state: FormState | undefined;
}

const TAB_TEXTS = {
  members: 'members',
  effective: 'allUsers',
  gives: 'gives',
  settings: 'settings',
} as const satisfies Record<GroupTab, string>;

/** One group: its members, what it gives, and where it comes from. */
export function GroupPage({ view, state }: Props) {
  const { group, tab, organization } = view;
  const t = useTexts(groupTexts);
  const formats = useFormats();
  const isLocal = group.directory === null;
  const tabs = (Object.keys(TAB_TEXTS) as GroupTab[]).filter((key) => key !== 'settings' || isLocal);
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{group.name}</bdi>
        </PageTitle>
        <Source group={group} />
      </div>
      <div className={panel.sub}>
        {group.description && <bdi>{group.description}</bdi>}
        <span>{t('memberCount', { count: group.members, shown: counted(group.members, formats) })}</span>
        <Anchor component={Link} to={groupsPath(organization)} size="sm">
          {t('allGroups')}
        </Anchor>
      </div>
      <LinkTabs
        label={t('groupPages')}
        tabs={tabs.map((key, place) => ({
          label: t(TAB_TEXTS[key]),
          to: place === 0 ? '?' : `?tab=${key}`,
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
  const isLocal = view.group.directory === null;
  if (view.tab === 'gives') return <Gives view={view} />;
  if (view.tab === 'settings' && isLocal) return <Settings view={view} state={state} />;
  return (
    <>
      {view.tab === 'members' && (isLocal ? <Add view={view} /> : <OfDirectory view={view} />)}
      <Members view={view} />
    </>
  );
}

/** What is read-only here says whose it is. */
function OfDirectory({ view: { group } }: Pick<Props, 'view'>) {
  const t = useTexts(groupTexts);
  return (
    <Text size="sm" mb="md" maw={720}>
      {t.rich('directoryAbout', {
        directory: <bdi>{group.directory?.name}</bdi>,
        b: (inner) => <strong>{inner}</strong>,
      })}
    </Text>
  );
}

/** A search for users and groups, each with a button that adds it. It works without script. */
function Add({ view: { find, foundUsers, foundGroups } }: Pick<Props, 'view'>) {
  const t = useTexts(groupTexts);
  return (
    <Panel name="add" title={t('add')} about={t('addAbout')}>
      <Form method="get" isDraft={false} className={classes.search}>
        <TextInput
          name="find"
          label={t('find')}
          defaultValue={find}
          type="search"
          maxLength={120}
          placeholder={t('findHint')}
        />
        <Button type="submit" variant="default">
          {t('search')}
        </Button>
      </Form>
      {find && foundUsers.length + foundGroups.length === 0 && (
        <Text size="sm" mt="sm" role="status">
          {t('nothingFound')}
        </Text>
      )}
      {foundUsers.length + foundGroups.length > 0 && (
        <ul className={classes.found}>
          {foundUsers.map(({ id, name, email }) => (
            <Found key={id} id={id} intent="add-user" name={name || email} about={email} />
          ))}
          {foundGroups.map(({ id, name }) => (
            <Found key={id} id={id} intent="add-group" name={name} about={t('group')} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface FoundProps {
  id: string;
  intent: 'add-user' | 'add-group';
  name: string;
  about: string;
}

function Found({ id, intent, name, about }: FoundProps) {
  const t = useTexts(groupTexts);
  return (
    <li>
      <span className={classes.who}>
        <bdi>{name}</bdi>
        <span className={classes.about}>
          <bdi>{about}</bdi>
        </span>
      </span>
      <Form method="post" isDraft={false}>
        <input type="hidden" name="member" value={id} />
        <SubmitButton intent={intent} variant="default" size="xs" aria-label={t('addNamed', { name })}>
          {t('addButton')}
        </SubmitButton>
      </Form>
    </li>
  );
}

function Members({ view }: Pick<Props, 'view'>) {
  const { members, group, organization, tab, search } = view;
  const t = useTexts(groupTexts);
  if (!members) return null;
  const isLocal = group.directory === null;
  const columns: (Column<GroupMemberDto> | false)[] = [
    {
      label: t('member'),
      cell: ({ id, kind, name, email }) =>
        kind === 'directory_user' ? (
          <bdi>{name}</bdi>
        ) : (
          <ItemName
            to={kind === 'group' ? `${groupsPath(organization)}/${id}` : `${organization.base}/${id}`}
            name={name}
          >
            {email ?? undefined}
          </ItemName>
        ),
    },
    {
      label: t('kind'),
      cell: ({ kind, status }) =>
        kind === 'user' && status ? (
          <StatusBadge status={status} />
        ) : (
          <Badge variant="light" tt="none" color="gray">
            {kind === 'group' ? t('group') : t('notLinked')}
          </Badge>
        ),
    },
    tab === 'effective' && {
      label: t('path'),
      cell: ({ path }) =>
        path.length === 0 ? t('direct') : <GroupPath path={path} organization={organization} />,
    },
    {
      label: t('source'),
      cell: ({ directory }) => (directory ? <bdi>{directory.name}</bdi> : t('madeHere')),
    },
    tab === 'members' && {
      label: t('added'),
      cell: ({ addedAt }) => (addedAt ? <When at={addedAt} /> : '–'),
    },
    tab === 'members' &&
      isLocal && {
        label: t('actions'),
        isAction: true,
        cell: (member) => <Remove member={member} />,
      },
  ];
  const isWorthASearch = search !== '' || members.items.length > 0;
  return (
    <>
      {isWorthASearch && <FindMembers tab={tab} search={search} />}
      <div className={`${list.frame} ${classes.list}`}>
        {members.items.length === 0 && search ? (
          <Blank title={t('noMatchingMembers')}>{t('noMatchingMembersHelp')}</Blank>
        ) : members.items.length === 0 ? (
          <Blank title={t('noMembers')}>{isLocal ? t('noMembersHelp') : t('noMembersOfDirectory')}</Blank>
        ) : (
          <ItemTable items={members.items} columns={columns} />
        )}
      </div>
      <Pages {...members.pages} />
    </>
  );
}

/** Narrows the list of members. It works without script. */
function FindMembers({ tab, search }: Pick<GroupView, 'tab' | 'search'>) {
  const t = useTexts(groupTexts);
  return (
    <Form method="get" isDraft={false} className={classes.search}>
      {tab !== 'members' && <input type="hidden" name="tab" value={tab} />}
      <TextInput
        name="search"
        label={t('findMember')}
        defaultValue={search}
        type="search"
        maxLength={120}
        placeholder={t('findHint')}
      />
      <Button type="submit" variant="default">
        {t('search')}
      </Button>
      {search && (
        <Anchor component={Link} to={tab === 'members' ? '?' : `?tab=${tab}`} size="sm">
          {t('allMembers')}
        </Anchor>
      )}
    </Form>
  );
}

function Remove({ member: { id, kind, name } }: { member: GroupMemberDto }) {
  const t = useTexts(groupTexts);
  return (
    <Form method="post" isDraft={false}>
      <input type="hidden" name="member" value={id} />
      <SubmitButton
        intent={kind === 'group' ? 'remove-group' : 'remove-user'}
        variant="subtle"
        color="red"
        size="xs"
        aria-label={t('removeNamed', { name })}
      >
        {t('remove')}
      </SubmitButton>
    </Form>
  );
}

function Gives({ view: { group, roles, organization } }: Pick<Props, 'view'>) {
  const t = useTexts(groupTexts);
  const label = useTexts(peopleLabels);
  return (
    <>
      <Panel name="role" title={t('role')} about={t('roleAbout')}>
        <Form method="post" className={classes.search} key={group.version}>
          <NativeSelect
            name="role"
            label={t('role')}
            defaultValue={group.role ? (group.role.roleId ?? group.role.role) : ''}
            data={[{ value: '', label: t('noRole') }, ...roleChoices(roles, label)]}
          />
          <SubmitButton intent="role">{t('saveRole')}</SubmitButton>
        </Form>
      </Panel>
      <Panel name="applications" title={t('applications')} about={t('applicationsAbout')}>
        {group.applications.length === 0 ? (
          <Text size="sm">{t('noApplications')}</Text>
        ) : (
          <ul className={classes.found}>
            {group.applications.map(({ type, id, name, assignedOnly }) => (
              <li key={id}>
                <Anchor
                  component={Link}
                  to={applicationPath(type, id, organization.other !== null)}
                  size="sm"
                >
                  <bdi>{name}</bdi>
                </Anchor>
                {!assignedOnly && <span className={classes.about}>{t('forEverybody')}</span>}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Parents parents={group.parents} base={groupsPath(organization)} />
    </>
  );
}

function Parents({ parents, base }: { parents: readonly GroupRef[]; base: string }) {
  const t = useTexts(groupTexts);
  if (parents.length === 0) return null;
  return (
    <Panel name="parents" title={t('parents')} about={t('parentsAbout')}>
      <ul className={classes.found}>
        {parents.map(({ id, name }) => (
          <li key={id}>
            <Anchor component={Link} to={`${base}/${id}?tab=gives`} size="sm">
              <bdi>{name}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function applicationPath(type: string, id: string, isPlatform: boolean): string {
  const console = isPlatform ? '/superadmin' : '/admin';
  return type === 'oauth_client' ? `${console}/applications/${id}` : `${console}/saml-providers/${id}`;
}

function Settings({ view: { group }, state }: Props) {
  const t = useTexts(groupTexts);
  return (
    <>
      <Panel name="rename" title={t('settings')} about={t('settingsAbout')}>
        <Form method="post" noValidate key={group.version}>
          <input type="hidden" name="version" value={group.version} />
          <Stack gap="md">
            <GroupFields group={group} state={state} />
            <SubmitButton intent="rename" style={{ alignSelf: 'start' }}>
              {t('save')}
            </SubmitButton>
          </Stack>
        </Form>
      </Panel>
      <Panel name="delete" title={t('delete')} about={t('deleteAbout')} isDanger>
        <Form method="post">
          <SubmitButton intent="delete" color="red">
            {t('deleteButton')}
          </SubmitButton>
        </Form>
      </Panel>
    </>
  );
}
