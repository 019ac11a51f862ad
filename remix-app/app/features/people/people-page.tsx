import type { PersonDto } from '@gatehouse/contracts';
import { NativeSelect, Text } from '@mantine/core';
import { useAuth } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, type Column, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { RowButton, RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { TimelineRowLink } from '~/features/sign-ins/timeline-link';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { CountCards } from './count-cards';
import { roleName } from './labels';
import type { PeopleList } from './platform-people.server';
import { StatusBadge } from './status-badge';
import { peopleLabels } from './texts/labels';
import { peopleTexts } from './texts/people';

const BASE = '/superadmin/users';

/** All users with an account, in any organization. */
export function PeoplePage({ list, state }: { list: PeopleList; state: FormState | undefined }) {
  const { summary, search, role, status, sort } = list;
  const t = useTexts(peopleTexts);
  const label = useTexts(peopleLabels);
  const rows = useTexts(listTexts);
  const columns: Column<PersonDto>[] = [
    {
      label: t('user'),
      cell: ({ id, name, email, isDemo }) => (
        <ItemName to={`${BASE}/${id}`} name={name || email} isDemo={isDemo}>
          {email}
        </ItemName>
      ),
    },
    { label: t('organizations'), cell: (person) => <Places person={person} /> },
    {
      label: t('status'),
      cell: ({ status }) => <StatusBadge status={status === 'active' ? 'active' : 'blocked'} />,
    },
    {
      label: t('lastSignIn'),
      cell: ({ lastLoginAt, isSuperadmin }) => {
        if (lastLoginAt) return <When at={lastLoginAt} />;
        // It is stored with a membership, which superadmins may not have.
        return isSuperadmin ? t('unknown') : label('never');
      },
    },
    { label: t('created'), cell: ({ createdAt }) => <When at={createdAt} /> },
    { label: rows('actions'), isAction: true, cell: (person) => <PersonMenu person={person} /> },
  ];
  return (
    <ListPage
      title={usePageTitle()}
      about={t('about')}
      action={{ label: t('invite'), to: `${BASE}/invite` }}
      items={list.items}
      columns={columns}
      pages={list.pages}
      range={list.range}
      failure={list.failure}
      isNarrowed={!!(search || role || status)}
      filters={
        <>
          <CountCards
            cards={[
              { label: t('title'), count: summary.total, to: BASE, tone: 'plain' },
              { label: t('superadmins'), count: summary.superadmins, to: '?role=superadmin', tone: 'good' },
              { label: t('suspended'), count: summary.suspended, to: '?status=suspended', tone: 'bad' },
            ]}
          />
          <Filters
            base={BASE}
            held={{ search, role, status, sort }}
            isNarrowed={[search, role, status].some(Boolean) || sort !== 'newest'}
          >
            <SearchField value={search} placeholder={t('search')} />
            <NativeSelect
              name="role"
              label={t('role')}
              defaultValue={role}
              data={[
                { value: '', label: t('anyRole') },
                { value: 'superadmin', label: label('superadmin') },
                { value: 'tenant_admin', label: t('adminOf') },
                { value: 'tenant_user', label: t('userOf') },
                { value: 'none', label: t('inNone') },
              ]}
            />
            <NativeSelect
              name="status"
              label={t('status')}
              defaultValue={status}
              data={[
                { value: '', label: t('anyStatus') },
                { value: 'active', label: label('active') },
                { value: 'suspended', label: label('suspended') },
              ]}
            />
            <NativeSelect
              name="sort"
              label={t('sortBy')}
              defaultValue={sort}
              data={[
                { value: 'name', label: t('byName') },
                { value: 'email', label: t('byEmail') },
                { value: 'newest', label: t('newest') },
                { value: 'oldest', label: t('oldest') },
              ]}
            />
          </Filters>
        </>
      }
      empty={<Blank title={t('empty')}>{t('emptyHelp')}</Blank>}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchHelp')}</Blank>}
    >
      <FormAlert state={state} />
    </ListPage>
  );
}

/** Actions without confirmation on the user's page, except for one's own account. */
function PersonMenu({ person: { id, name, email, status, version } }: { person: PersonDto }) {
  const rows = useTexts(listTexts);
  const label = useTexts(peopleLabels);
  const isSelf = useAuth().user?.id === id;
  const events = new URLSearchParams({ person: id, scope: 'all' });
  return (
    <RowMenu name={name || email}>
      <RowLink to={`${BASE}/${id}`}>{rows('open')}</RowLink>
      <TimelineRowLink subject="user" id={id} isPlatform />
      <RowLink to={`/superadmin/audit?${events}`}>{rows('auditLog')}</RowLink>
      {!isSelf && (
        <Form method="post" isDraft={false} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <RowButton value="sign-out">{label('signOutEverywhere')}</RowButton>
          {status === 'active' ? (
            <RowButton value="suspend" isDangerous>
              {label('suspend')}
            </RowButton>
          ) : (
            <RowButton value="reactivate">{label('reactivate')}</RowButton>
          )}
        </Form>
      )}
    </RowMenu>
  );
}

function Places({ person: { isSuperadmin, memberships } }: { person: PersonDto }) {
  const t = useTexts(peopleTexts);
  const label = useTexts(peopleLabels);
  if (isSuperadmin) return t('operator');
  const [first, ...others] = memberships;
  if (!first) return t('none');
  return (
    <div>
      <OneLine text={first.tenantName} />
      <Text size="xs" c="dimmed" component="div">
        {others.length > 0
          ? t('andMore', { role: roleName(first, label), count: others.length })
          : roleName(first, label)}
      </Text>
    </div>
  );
}
