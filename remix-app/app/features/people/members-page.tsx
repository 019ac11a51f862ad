import type { InvitationDto, TenantUserDto, TenantUserSummary } from '@gatehouse/contracts';
import { Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { BulkBar, Pick, PickAll } from '~/components/list/bulk-bar';
import { Blank, type Column, Filters, ItemName, ListPage, SearchField } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { RowButton, RowLink, RowMenu } from '~/components/list/row-menu';
import { LinkTabs } from '~/components/shell/link-tabs';
import { When } from '~/components/when';
import { TimelineRowLink } from '~/features/sign-ins/timeline-link';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import { CountCards } from './count-cards';
import { roleChoices, roleName } from './labels';
import type { InvitationList, MemberList } from './people.server';
import type { BulkDone } from './people-actions.server';
import { DirectoryBadge, StatusBadge } from './status-badge';
import { invitationsTexts } from './texts/invitations';
import { peopleLabels } from './texts/labels';
import { membersTexts } from './texts/members';

interface Props {
  list: MemberList | InvitationList;
  state: (FormState & { bulk?: BulkDone }) | undefined;
}

/** The users of an organization, and its invitations. */
export function MembersPage({ list, state }: Props) {
  return list.kind === 'members' ? (
    <Members list={list} state={state} />
  ) : (
    <Invitations list={list} state={state} />
  );
}

function Members({ list, state }: { list: MemberList; state: Props['state'] }) {
  const form = useId();
  const t = useTexts(membersTexts);
  const label = useTexts(peopleLabels);
  const { view, roles, query } = list;
  const { base, other } = list.organization;
  const columns: Column<TenantUserDto>[] = [
    {
      label: t('user'),
      head: <PickAll form={form} />,
      sort: { asc: 'sort=name' },
      cell: (person) => (
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <Pick form={form} value={`${person.id} ${person.version}`} label={person.name || person.email} />
          <ItemName to={`${base}/${person.id}`} name={person.name || person.email} isDemo={person.isDemo}>
            {person.email}
          </ItemName>
        </Group>
      ),
    },
    { label: t('role'), cell: (person) => <bdi>{roleName(person, label)}</bdi> },
    {
      label: t('status'),
      cell: ({ status, isBlocked, directoryId }) => (
        <Group gap={6}>
          <StatusBadge status={isBlocked ? 'blocked' : status} />
          {directoryId && <DirectoryBadge />}
        </Group>
      ),
    },
    {
      label: t('lastSignIn'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : label('never')),
    },
    {
      label: t('joined'),
      sort: { asc: 'sort=oldest', desc: 'sort=newest' },
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      label: t('actions'),
      isAction: true,
      cell: (person) => <MemberMenu person={person} base={base} isPlatform={other !== null} />,
    },
  ];
  return (
    <ListPage
      title={list.title}
      about={other ? t('about', { organization: other.name }) : t('aboutOwn')}
      action={{ label: t('invite'), to: `${base}/invite${query}` }}
      items={list.items}
      columns={columns}
      sorted={`sort=${view.sort}`}
      pages={list.pages}
      range={list.range}
      failure={list.failure}
      isNarrowed={!!(view.search || view.role || view.status)}
      filters={
        <>
          <Head summary={list.summary} base={base} tab="members" />
          <Filters
            base={base}
            chips={[
              { name: 'search', label: view.search && t('chipSearch', { text: view.search }) },
              {
                name: 'role',
                label: roleChoices(roles, label).find(({ value }) => value === view.role)?.label ?? '',
              },
              {
                name: 'status',
                label: view.status && (view.status === 'active' ? label('active') : label('suspended')),
              },
            ]}
            held={{ search: view.search, role: view.role, status: view.status, sort: view.sort }}
            isNarrowed={[view.search, view.role, view.status].some(Boolean) || view.sort !== 'newest'}
          >
            <SearchField value={view.search} placeholder={t('search')} />
            <NativeSelect
              name="role"
              label={t('role')}
              defaultValue={view.role}
              data={[{ value: '', label: t('anyRole') }, ...roleChoices(roles, label)]}
            />
            <NativeSelect
              name="status"
              label={t('status')}
              defaultValue={view.status}
              data={[
                { value: '', label: t('anyStatus') },
                { value: 'active', label: label('active') },
                { value: 'suspended', label: label('suspended') },
              ]}
            />
            <NativeSelect
              name="sort"
              label={t('sortBy')}
              defaultValue={view.sort}
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
      empty={
        <Blank title={t('empty')} action={{ label: t('inviteFirst'), to: `${base}/invite` }}>
          {t('emptyHelp')}
        </Blank>
      }
      noMatch={<Blank title={t('noMatch')}>{t('noMatchHelp')}</Blank>}
    >
      <FormAlert state={state} />
      {list.items.length > 0 && (
        <BulkBar
          id={form}
          name="intent"
          choices={[
            { value: 'sign-out', label: label('signOutEverywhere') },
            { value: 'suspend', label: label('suspend') },
            { value: 'reactivate', label: label('reactivate') },
          ]}
          done={state?.bulk && <Changed bulk={state.bulk} />}
        >
          <input type="hidden" name="many" value="true" />
        </BulkBar>
      )}
    </ListPage>
  );
}

/** The bulk action, applied to one user. */
function MemberMenu({
  person,
  base,
  isPlatform,
}: {
  person: TenantUserDto;
  base: string;
  isPlatform: boolean;
}) {
  const label = useTexts(peopleLabels);
  const t = useTexts(membersTexts);
  const isSuspended = person.status === 'suspended';
  return (
    <RowMenu name={person.name || person.email}>
      <RowLink to={`${base}/${person.id}`}>{t('open')}</RowLink>
      <TimelineRowLink subject="user" id={person.id} isPlatform={isPlatform} />
      <Form method="post" isDraft={false} preventScrollReset>
        <input type="hidden" name="many" value="true" />
        <input type="hidden" name="pick" value={`${person.id} ${person.version}`} />
        <RowButton value="sign-out">{label('signOutEverywhere')}</RowButton>
        {isSuspended && person.leftAt === null && (
          <RowButton value="reactivate">{label('reactivate')}</RowButton>
        )}
        {!isSuspended && person.directoryId === null && (
          <RowButton value="suspend" isDangerous>
            {label('suspend')}
          </RowButton>
        )}
      </Form>
    </RowMenu>
  );
}

function Changed({ bulk: { done, reasons } }: { bulk: BulkDone }) {
  const t = useTexts(membersTexts);
  const changed = t('changed', { count: done });
  return reasons.length > 0 ? t('changedExcept', { changed, reasons: reasons.join(' ') }) : changed;
}

interface HeadProps {
  summary: TenantUserSummary;
  base: string;
  tab: 'members' | 'invitations';
}

function Head({ summary, base, tab }: HeadProps) {
  const t = useTexts(membersTexts);
  const formats = useFormats();
  return (
    <>
      <CountCards
        cards={[
          {
            label: t('title'),
            count: summary.total,
            of: summary.limit === null ? null : t('ofLimit', { limit: formats.number(summary.limit) }),
            to: base,
            tone: 'plain',
          },
          { label: t('admins'), count: summary.admins, to: '?role=tenant_admin', tone: 'good' },
          {
            label: t('invited'),
            count: summary.invited,
            to: '?view=invitations&status=pending',
            tone: 'wait',
          },
          { label: t('suspended'), count: summary.suspended, to: '?status=suspended', tone: 'bad' },
        ]}
      />
      <LinkTabs
        label={t('views')}
        tabs={[
          { label: t('title'), to: base, isCurrent: tab === 'members' },
          { label: t('invitations'), to: '?view=invitations', isCurrent: tab === 'invitations' },
        ]}
      />
    </>
  );
}

function Invitations({ list, state }: { list: InvitationList; state: Props['state'] }) {
  const { base, other } = list.organization;
  const t = useTexts(invitationsTexts);
  const label = useTexts(peopleLabels);
  const columns: Column<InvitationDto>[] = [
    {
      label: t('email'),
      cell: ({ email, name }) => (
        <div>
          <Text fw={560} size="sm" component="div">
            <OneLine text={email} />
          </Text>
          {name && (
            <Text size="xs" c="dimmed" component="div">
              <OneLine text={name} />
            </Text>
          )}
        </div>
      ),
    },
    { label: t('role'), cell: (invitation) => <bdi>{roleName(invitation, label)}</bdi> },
    { label: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      label: t('sent'),
      cell: ({ sentAt, timesSent }) => {
        const when = <When at={sentAt} />;
        return <span>{timesSent > 1 ? t.rich('sentTimes', { when, count: timesSent }) : when}</span>;
      },
    },
    { label: t('expires'), cell: ({ expiresAt }) => <When at={expiresAt} /> },
    {
      label: t('actions'),
      isAction: true,
      cell: (invitation) => <InvitationActions invitation={invitation} />,
    },
  ];
  return (
    <ListPage
      title={list.title}
      about={other ? t('about', { organization: other.name }) : t('aboutOwn')}
      action={{ label: t('invite'), to: `${base}/invite${list.query}` }}
      items={list.items}
      columns={columns}
      pages={list.pages}
      range={list.range}
      failure={list.failure}
      isNarrowed
      filters={
        <>
          <Head summary={list.summary} base={base} tab="invitations" />
          <Filters base={`${base}?view=invitations`} held={{ search: list.search, status: list.status }}>
            <SearchField value={list.search} placeholder={t('search')} />
            <NativeSelect
              name="status"
              label={t('status')}
              defaultValue={list.status}
              data={[
                { value: '', label: t('anyStatus') },
                { value: 'pending', label: label('pending') },
                { value: 'expired', label: label('expired') },
                { value: 'accepted', label: label('accepted') },
                { value: 'revoked', label: label('revoked') },
              ]}
            />
            <input type="hidden" name="view" value="invitations" />
          </Filters>
        </>
      }
      empty={
        <Blank title={t('empty')} action={{ label: t('invite'), to: `${base}/invite` }}>
          {t('emptyHelp')}
        </Blank>
      }
    >
      <FormAlert state={state} />
    </ListPage>
  );
}

function InvitationActions({ invitation: { id, email, status } }: { invitation: InvitationDto }) {
  const t = useTexts(invitationsTexts);
  if (status !== 'pending' && status !== 'expired') return null;
  const values = { email, hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden> };
  return (
    <RowMenu name={email}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <RowButton value="resend">{t.rich('resend', values)}</RowButton>
        <RowButton value="revoke" isDangerous>
          {t.rich('revoke', values)}
        </RowButton>
      </Form>
    </RowMenu>
  );
}
