import type { PersonDto } from '@gatehouse/contracts';
import { NativeSelect, Text } from '@mantine/core';
import { Blank, type Column, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { When } from '~/components/when';
import { CountCards } from './count-cards';
import { roleName } from './labels';
import type { PeopleList } from './platform-people.server';
import { StatusBadge } from './status-badge';

const BASE = '/superadmin/users';

/** Everybody who has an account, whatever organizations they belong to. */
export function PeoplePage({ list }: { list: PeopleList }) {
  const { summary, search, role, status, sort } = list;
  return (
    <ListPage
      title="Users"
      about="Everybody who has an account, and the organizations that they belong to."
      action={{ label: 'Invite people', to: `${BASE}/invite` }}
      items={list.items}
      columns={COLUMNS}
      pages={list.pages}
      failure={list.failure}
      isNarrowed={!!(search || role || status)}
      filters={
        <>
          <CountCards
            cards={[
              { label: 'People', count: summary.total, to: BASE, tone: 'plain' },
              { label: 'Super admins', count: summary.superadmins, to: '?role=superadmin', tone: 'good' },
              { label: 'Suspended', count: summary.suspended, to: '?status=suspended', tone: 'bad' },
            ]}
          />
          <Filters
            base={BASE}
            held={{ search, role, status, sort }}
            isNarrowed={[search, role, status].some(Boolean) || sort !== 'name'}
          >
            <SearchField value={search} placeholder="Beginning of a name or address" />
            <NativeSelect name="role" label="Role" defaultValue={role} data={ROLES} />
            <NativeSelect
              name="status"
              label="Status"
              defaultValue={status}
              data={[
                { value: '', label: 'Any status' },
                { value: 'active', label: 'Active' },
                { value: 'suspended', label: 'Suspended' },
              ]}
            />
            <NativeSelect
              name="sort"
              label="Sort by"
              defaultValue={sort}
              data={[
                { value: 'name', label: 'Name' },
                { value: 'email', label: 'Address' },
                { value: 'newest', label: 'Newest first' },
                { value: 'oldest', label: 'Oldest first' },
              ]}
            />
          </Filters>
        </>
      }
      empty={
        <Blank title="Nobody yet">
          An account appears here when somebody signs up or accepts an invitation.
        </Blank>
      }
      noMatch={
        <Blank title="Nobody matches">
          The search looks for the beginning of a name, a family name or an address.
        </Blank>
      }
    >
      {search && list.pages.next && (
        <Text size="sm" c="dimmed">
          Where more than 500 people match, they are not sorted: those whose name begins so come first, then
          those by family name, then those by address.
        </Text>
      )}
    </ListPage>
  );
}

const ROLES = [
  { value: '', label: 'Any role' },
  { value: 'superadmin', label: 'Super Admin' },
  { value: 'tenant_admin', label: 'Admin of an organization' },
  { value: 'tenant_user', label: 'User of an organization' },
  { value: 'none', label: 'In no organization' },
];

const COLUMNS: Column<PersonDto>[] = [
  {
    label: 'Person',
    cell: ({ id, name, email }) => (
      <ItemName to={`${BASE}/${id}`} name={name || email}>
        <bdi>{email}</bdi>
      </ItemName>
    ),
  },
  { label: 'Organizations', cell: (person) => <Places person={person} /> },
  {
    label: 'Status',
    cell: ({ status }) => <StatusBadge status={status === 'active' ? 'active' : 'blocked'} />,
  },
  {
    label: 'Last sign-in',
    cell: ({ lastLoginAt, isSuperadmin }) => {
      if (lastLoginAt) return <When at={lastLoginAt} />;
      // It is kept with a membership, which people of the platform need not have.
      return isSuperadmin ? 'Not kept' : 'Never';
    },
  },
  { label: 'Since', cell: ({ createdAt }) => <When at={createdAt} /> },
];

function Places({ person: { isSuperadmin, memberships } }: { person: PersonDto }) {
  if (isSuperadmin) return 'Runs the platform';
  const [first, ...others] = memberships;
  if (!first) return 'None';
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <bdi>{first.tenantName}</bdi>
      <Text size="xs" c="dimmed" component="div">
        {roleName(first)}
        {others.length > 0 && ` · and ${others.length} more`}
      </Text>
    </div>
  );
}
