import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { shareOf } from '../security/sign-in-activity';
import type { PlatformSecurityView } from './security-overview.server';

const ASKS = [
  ['', 'All'],
  ['required', 'Require a second factor'],
  ['optional', 'Leave it open'],
] as const;

/** What each organization asks of its people, and how they stand. */
export function TenantPolicies({ tenants, asks }: Pick<PlatformSecurityView, 'tenants' | 'asks'>) {
  return (
    <>
      <nav className={panel.snippetLinks} aria-label="Which organizations">
        {ASKS.map(([value, label]) => (
          <Link
            key={value}
            to={value ? `?factor=${value}#policies` : '?#policies'}
            aria-current={value === asks ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={list.frame}>
        {tenants.items.length === 0 ? (
          <Blank title="No organization does">Each sets its policy in its security settings.</Blank>
        ) : (
          <ItemTable
            items={tenants.items}
            columns={[
              {
                label: 'Organization',
                cell: ({ name, code }) => (
                  <ItemName to={`/admin/security?of=${code}`} name={name}>
                    {code}
                  </ItemName>
                ),
              },
              {
                label: 'Second factor',
                cell: ({ secondFactor, graceDays }) =>
                  secondFactor === 'required' ? (
                    <Badge color="green" variant="light">
                      Required, {graceDays} days of grace
                    </Badge>
                  ) : (
                    'Optional'
                  ),
              },
              {
                label: 'Have one',
                cell: ({ people, enrolled }) =>
                  `${enrolled.toLocaleString('en')} of ${people.toLocaleString('en')}, ${shareOf(enrolled, people)}`,
              },
              { label: 'Single sign-on', cell: ({ ssoRequired }) => (ssoRequired ? 'Required' : 'Optional') },
              { label: 'Shortest password', cell: ({ passwordMinLength }) => passwordMinLength },
            ]}
          />
        )}
      </div>
      <Pages {...tenants.pages} />
    </>
  );
}
