import type { InvitationDto, TenantDto, TenantUserDto } from '@gatehouse/contracts';
import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { Blank, type Column, Filters, ItemName, SearchField } from '~/components/list/list';
import { RowButton, RowMenu } from '~/components/list/row-menu';
import { When } from '~/components/when';
import { roleName } from '~/features/people/labels';
import { StatusBadge } from '~/features/people/status-badge';
import { peopleLabels } from '~/features/people/texts/labels';
import { tenantPath } from '~/features/tenants/tenant-path';
import { useTexts } from '~/texts/texts-context';
import { Part } from './part';
import { PartAction } from './part-action';
import type { TenantPeople } from './parts.server';
import { partsTexts } from './texts/parts';

interface Props {
  tenant: TenantDto;
  people: TenantPeople;
}

/** Invitations and members of the tenant. */
export function PeopleTab({ tenant, people }: Props) {
  return (
    <>
      {people.invitations?.length !== 0 && <Invitations invitations={people.invitations} />}
      <Members tenant={tenant} people={people} />
    </>
  );
}

function Invitations({ invitations }: { invitations: readonly InvitationDto[] | null }) {
  const t = useTexts(partsTexts);
  const label = useTexts(peopleLabels);
  const columns: Column<InvitationDto>[] = [
    {
      label: t('email'),
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
    { label: t('role'), cell: (invitation) => <bdi>{roleName(invitation, label)}</bdi> },
    { label: t('sent'), cell: ({ sentAt }) => <When at={sentAt} /> },
    { label: t('expires'), cell: ({ expiresAt }) => <When at={expiresAt} /> },
    {
      label: t('actions'),
      isAction: true,
      cell: (invitation) => <InvitationMenu invitation={invitation} />,
    },
  ];
  return (
    <Part
      title={t('pendingInvitations')}
      about={t('pendingInvitationsAbout')}
      items={invitations}
      columns={columns}
      empty={null}
    />
  );
}

function InvitationMenu({ invitation: { id, email } }: { invitation: InvitationDto }) {
  const t = useTexts(partsTexts);
  const values = { email, hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden> };
  return (
    <RowMenu name={email}>
      <Form method="post" isDraft={false} preventScrollReset>
        <input type="hidden" name="invitation" value={id} />
        <RowButton value="resend">{t.rich('resend', values)}</RowButton>
        <RowButton value="revoke" isDangerous>
          {t.rich('revoke', values)}
        </RowButton>
      </Form>
    </RowMenu>
  );
}

function Members({ tenant, people: { members, search } }: Props) {
  const t = useTexts(partsTexts);
  const label = useTexts(peopleLabels);
  const base = `/superadmin/tenants/${tenant.id}/users`;
  const columns: Column<TenantUserDto>[] = [
    {
      label: t('user'),
      cell: (person) => (
        <ItemName to={`${base}/${person.id}`} name={person.name || person.email} isDemo={person.isDemo}>
          <bdi>{person.email}</bdi>
        </ItemName>
      ),
    },
    { label: t('role'), cell: (person) => <bdi>{roleName(person, label)}</bdi> },
    {
      label: t('status'),
      cell: ({ status, isBlocked }) => <StatusBadge status={isBlocked ? 'blocked' : status} />,
    },
    {
      label: t('lastSignIn'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : label('never')),
    },
    { label: t('joined'), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  return (
    <Part
      title={t('members')}
      about={t('membersAbout')}
      actions={
        <>
          <PartAction to={`/superadmin/tenants/${tenant.id}/groups`} label={t('manageGroups')} />
          <PartAction to={base} label={t('manageUsers')} />
        </>
      }
      filters={
        (search || members.items.length > 0) && (
          <Filters base={tenantPath(tenant.id, 'people')} held={{ search }}>
            <SearchField value={search} placeholder={t('searchMembers')} />
          </Filters>
        )
      }
      items={members.failure ? null : members.items}
      columns={columns}
      pages={members.pages}
      empty={
        search ? (
          <Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>
        ) : (
          <Blank title={t('noMembers')} action={{ label: t('invite'), to: `${base}/invite` }}>
            {t('noMembersAbout')}
          </Blank>
        )
      }
    />
  );
}
