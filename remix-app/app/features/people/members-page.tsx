import type { InvitationDto, TenantUserDto, TenantUserSummary } from '@gatehouse/contracts';
import { Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { BulkBar, Pick, PickAll } from '~/components/list/bulk-bar';
import { Blank, type Column, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { LinkTabs } from '~/components/shell/link-tabs';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { CountCards } from './count-cards';
import { roleChoices, roleName } from './labels';
import type { InvitationList, MemberList } from './people.server';
import type { BulkDone } from './people-actions.server';
import { StatusBadge } from './status-badge';

interface Props {
  list: MemberList | InvitationList;
  state: (FormState & { bulk?: BulkDone }) | undefined;
}

/** Everyone in an organization, and those who are on their way in. */
export function MembersPage({ list, state }: Props) {
  return list.kind === 'members' ? (
    <Members list={list} state={state} />
  ) : (
    <Invitations list={list} state={state} />
  );
}

function Members({ list, state }: { list: MemberList; state: Props['state'] }) {
  const form = useId();
  const { view, roles, query } = list;
  const { base, other } = list.organization;
  const columns: Column<TenantUserDto>[] = [
    {
      label: 'Person',
      head: <PickAll form={form} />,
      sort: { asc: 'sort=name' },
      cell: (person) => (
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Pick form={form} value={`${person.id} ${person.version}`} label={person.name || person.email} />
          <ItemName to={`${base}/${person.id}`} name={person.name || person.email}>
            <bdi>{person.email}</bdi>
          </ItemName>
        </Group>
      ),
    },
    { label: 'Role', cell: (person) => <bdi>{roleName(person)}</bdi> },
    {
      label: 'Status',
      cell: ({ status, isBlocked }) => <StatusBadge status={isBlocked ? 'blocked' : status} />,
    },
    {
      label: 'Last sign-in',
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : 'Never'),
    },
    {
      label: 'Joined',
      sort: { asc: 'sort=oldest', desc: 'sort=newest' },
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
  return (
    <ListPage
      title="Users"
      about={`Everyone in ${other?.name ?? 'your organization'}, what they may do, and when they last signed in.`}
      action={{ label: 'Invite people', to: `${base}/invite${query}` }}
      items={list.items}
      columns={columns}
      sorted={`sort=${view.sort}`}
      pages={list.pages}
      failure={list.failure}
      isNarrowed={!!(view.search || view.role || view.status)}
      filters={
        <>
          <Head summary={list.summary} base={base} tab="members" />
          <Filters
            base={base}
            chips={[
              { name: 'search', label: view.search && `“${view.search}”` },
              {
                name: 'role',
                label: roleChoices(roles).find(({ value }) => value === view.role)?.label ?? '',
              },
              { name: 'status', label: view.status && (view.status === 'active' ? 'Active' : 'Suspended') },
            ]}
            held={{ search: view.search, role: view.role, status: view.status, sort: view.sort }}
            isNarrowed={[view.search, view.role, view.status].some(Boolean) || view.sort !== 'name'}
          >
            <SearchField value={view.search} placeholder="Beginning of a name or address" />
            <NativeSelect
              name="role"
              label="Role"
              defaultValue={view.role}
              data={[{ value: '', label: 'Any role' }, ...roleChoices(roles)]}
            />
            <NativeSelect
              name="status"
              label="Status"
              defaultValue={view.status}
              data={[
                { value: '', label: 'Any status' },
                { value: 'active', label: 'Active' },
                { value: 'suspended', label: 'Suspended' },
              ]}
            />
            <NativeSelect name="sort" label="Sort by" defaultValue={view.sort} data={SORTS} />
          </Filters>
        </>
      }
      empty={
        <Blank title="Nobody is here yet" action={{ label: 'Invite the first people', to: `${base}/invite` }}>
          Invite people by mail: one by one, from a list, or from a CSV file.
        </Blank>
      }
      noMatch={
        <Blank title="Nobody matches">
          The search looks for the beginning of a name, a family name or an address.
        </Blank>
      }
    >
      <FormAlert state={state} />
      {list.items.length > 0 && (
        <BulkBar
          id={form}
          name="intent"
          choices={BULK}
          done={state?.bulk && `${state.bulk.done} changed. ${state.bulk.reasons.join(' ')}`}
        >
          <input type="hidden" name="many" value="true" />
        </BulkBar>
      )}
    </ListPage>
  );
}

const BULK = [
  { value: 'sign-out', label: 'Sign out everywhere' },
  { value: 'suspend', label: 'Suspend' },
  { value: 'reactivate', label: 'Reactivate' },
];

const SORTS = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Address' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

interface HeadProps {
  summary: TenantUserSummary;
  base: string;
  tab: 'members' | 'invitations';
}

function Head({ summary, base, tab }: HeadProps) {
  return (
    <>
      <CountCards
        cards={[
          {
            label: 'People',
            count: summary.total,
            of: summary.limit === null ? null : `of ${summary.limit.toLocaleString('en')}`,
            to: base,
            tone: 'plain',
          },
          { label: 'Admins', count: summary.admins, to: '?role=tenant_admin', tone: 'good' },
          { label: 'Invited', count: summary.invited, to: '?view=invitations&status=pending', tone: 'wait' },
          { label: 'Suspended', count: summary.suspended, to: '?status=suspended', tone: 'bad' },
        ]}
      />
      <LinkTabs
        label="People and invitations"
        tabs={[
          { label: 'People', to: base, isCurrent: tab === 'members' },
          { label: 'Invitations', to: '?view=invitations', isCurrent: tab === 'invitations' },
        ]}
      />
    </>
  );
}

function Invitations({ list, state }: { list: InvitationList; state: Props['state'] }) {
  const { base, other } = list.organization;
  const columns: Column<InvitationDto>[] = [
    {
      label: 'Invited',
      cell: ({ email, name }) => (
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text fw={560} size="sm">
            <bdi>{email}</bdi>
          </Text>
          {name && (
            <Text size="xs" c="dimmed">
              <bdi>{name}</bdi>
            </Text>
          )}
        </div>
      ),
    },
    { label: 'Role', cell: (invitation) => <bdi>{roleName(invitation)}</bdi> },
    { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      label: 'Sent',
      cell: ({ sentAt, timesSent }) => (
        <span>
          <When at={sentAt} />
          {timesSent > 1 && `, ${timesSent} times`}
        </span>
      ),
    },
    { label: 'Runs out', cell: ({ expiresAt }) => <When at={expiresAt} /> },
    {
      label: 'Actions',
      isAction: true,
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ];
  return (
    <ListPage
      title="Users"
      about={`Who was asked to join${other ? ` ${other.name}` : ''}, and whether they came.`}
      action={{ label: 'Invite people', to: `${base}/invite${list.query}` }}
      items={list.items}
      columns={columns}
      pages={list.pages}
      failure={list.failure}
      isNarrowed
      filters={
        <>
          <Head summary={list.summary} base={base} tab="invitations" />
          <Filters base={`${base}?view=invitations`} held={{ search: list.search, status: list.status }}>
            <SearchField value={list.search} placeholder="Beginning of an address" />
            <NativeSelect
              name="status"
              label="Status"
              defaultValue={list.status}
              data={[
                { value: '', label: 'Any status' },
                { value: 'pending', label: 'Waiting' },
                { value: 'expired', label: 'Run out' },
                { value: 'accepted', label: 'Accepted' },
                { value: 'revoked', label: 'Taken back' },
              ]}
            />
            <input type="hidden" name="view" value="invitations" />
          </Filters>
        </>
      }
      empty={
        <Blank title="No invitations" action={{ label: 'Invite people', to: `${base}/invite` }}>
          Whom you invite stands here until they come, with the day on which the invitation runs out.
        </Blank>
      }
    >
      <FormAlert state={state} />
    </ListPage>
  );
}

function InvitationActions({ invitation: { id, email, status } }: { invitation: InvitationDto }) {
  if (status !== 'pending' && status !== 'expired') return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="invitation" value={id} />
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <SubmitButton intent="resend" size="xs" variant="default">
          Send again <VisuallyHidden>to {email}</VisuallyHidden>
        </SubmitButton>
        <SubmitButton intent="revoke" size="xs" variant="subtle" color="red">
          Take back <VisuallyHidden>the invitation of {email}</VisuallyHidden>
        </SubmitButton>
      </Group>
    </Form>
  );
}
