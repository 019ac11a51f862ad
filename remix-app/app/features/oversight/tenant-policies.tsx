import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, ItemName, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { shareOf } from '../security/sign-in-activity';
import type { PlatformSecurityView } from './security-overview.server';
import { securityTexts } from './texts/security';
import { sharedTexts } from './texts/shared';

const ASKS = [
  ['', 'all'],
  ['required', 'required'],
  ['optional', 'optional'],
] as const;

/** What each organization asks of its people, and how many users comply. */
export function TenantPolicies({ tenants, asks }: Pick<PlatformSecurityView, 'tenants' | 'asks'>) {
  const t = useTexts(securityTexts);
  const shared = useTexts(sharedTexts);
  return (
    <>
      <nav className={panel.snippetLinks} aria-label={t('filter')}>
        {ASKS.map(([value, label]) => (
          <Link
            key={value}
            to={value ? `?factor=${value}#policies` : '?#policies'}
            aria-current={value === asks ? 'true' : undefined}
            preventScrollReset
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={list.frame}>
        {tenants.items.length === 0 ? (
          <Blank title={t('noPolicies')}>{t('noPoliciesAbout')}</Blank>
        ) : (
          <ItemTable
            items={tenants.items}
            columns={[
              {
                label: shared('organization'),
                cell: ({ name, code }) => (
                  <ItemName to={`/admin/security?of=${code}`} name={name}>
                    {code}
                  </ItemName>
                ),
              },
              {
                label: t('secondFactor'),
                cell: ({ secondFactor, graceDays }) =>
                  secondFactor === 'required' ? (
                    <Badge color="green" variant="light">
                      {t('requiredGrace', { days: graceDays })}
                    </Badge>
                  ) : (
                    t('optional')
                  ),
              },
              {
                label: t('enrolled'),
                cell: ({ people, enrolled }) =>
                  shared('enrolledOf', { enrolled, total: people, share: shareOf(enrolled, people) }),
              },
              {
                label: t('singleSignOn'),
                cell: ({ ssoRequired }) => t(ssoRequired ? 'required' : 'optional'),
              },
              { label: t('passwordLength'), cell: ({ passwordMinLength }) => passwordMinLength },
            ]}
          />
        )}
      </div>
      <Pages {...tenants.pages} />
    </>
  );
}
