import { Anchor, NativeSelect } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { isFull, PlanRoom } from '../plans/plan-room';
import { AUTO_JOINS, DOMAIN_LOOKS, DomainStatusBadge } from './domain-status';
import type { DomainList } from './domains.server';

const STATUSES = [
  { value: '', label: 'Any status' },
  ...Object.entries(DOMAIN_LOOKS).map(([value, { label }]) => ({ value, label })),
];

/** The email domains of an organization, or of all, and whether each is proven. */
export function DomainsPage({ list }: { list: DomainList }) {
  const { base, showsOwner, status, of, isUnknown, usage, tenantId } = list;
  const full = isFull(usage, 'domains');
  return (
    <ListPage
      {...list}
      title="Domains"
      about={
        showsOwner
          ? 'Every email domain, the organization that claims it, and whether its ownership is proven.'
          : 'The email domains of your organization. By a proven one your people find the way to your directory.'
      }
      {...(!full && { action: { label: 'Claim a domain', to: `${base}/new` } })}
      isNarrowed={!!(status || of)}
      filters={
        <Filters base={base} held={{ status, of }} submit="Show">
          {showsOwner && <OwnerField value={of} />}
          <NativeSelect name="status" label="Status" defaultValue={status ?? ''} data={STATUSES} />
        </Filters>
      }
      columns={[
        {
          label: 'Domain',
          cell: ({ id, displayName, domain }) => (
            <ItemName to={`${base}/${id}`} name={displayName}>
              {displayName !== domain && domain}
            </ItemName>
          ),
        },
        showsOwner && { label: 'Organization', cell: ({ owner }) => <bdi>{owner ?? 'Deleted'}</bdi> },
        { label: 'Status', cell: ({ status }) => <DomainStatusBadge status={status} /> },
        {
          label: 'Sign-in by',
          cell: ({ ssoProvider }) => (ssoProvider ? SSO_PROVIDERS[ssoProvider].name : 'Password'),
        },
        { label: 'People join', cell: ({ autoJoin }) => AUTO_JOINS[autoJoin].short },
        {
          label: 'Last check',
          cell: ({ lastCheck }) => (lastCheck ? <When at={lastCheck.at} /> : 'Not yet'),
        },
      ]}
      noMatch={
        <Blank title="No domain matches">
          Try another status or organization, or{' '}
          <Anchor component={Link} to={base} size="sm" underline="always">
            show all
          </Anchor>
          .
        </Blank>
      }
      empty={
        <Blank title="No domains yet" action={{ label: 'Claim the first domain', to: `${base}/new` }}>
          Claim the domain of your email addresses and prove it by one DNS record. From then on, whoever types
          such an address is offered your company's sign-in.
        </Blank>
      }
    >
      <PlanRoom usage={usage} what="domains" action="Claim a domain" tenantId={tenantId} />
      {isUnknown && <UnknownOwner of={of} what="the domains of all" />}
    </ListPage>
  );
}
