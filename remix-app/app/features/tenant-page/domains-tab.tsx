import type { DomainDto, TenantDto } from '@gatehouse/contracts';
import { Blank, type Column, ItemName } from '~/components/list/list';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { DomainStatusBadge } from '~/features/domains/domain-status';
import type { Paged } from '~/server/paging.server';
import { useTexts } from '~/texts/texts-context';
import { Part } from './part';
import { PartAction } from './part-action';
import { ofTenant } from './tenant-tabs';
import { partsTexts } from './texts/parts';

const BASE = '/superadmin/domains';

interface Props {
  tenant: TenantDto;
  domains: Paged<DomainDto>;
}

/** The tenant's domains, and whether they are verified. */
export function DomainsTab({ tenant, domains }: Props) {
  const t = useTexts(partsTexts);
  const add = { label: t('addDomain'), to: `${BASE}/new${ofTenant(tenant)}` };
  const columns: Column<DomainDto>[] = [
    {
      label: t('domain'),
      cell: ({ id, displayName }) => <ItemName to={`${BASE}/${id}`} name={displayName} />,
    },
    { label: t('status'), cell: ({ status }) => <DomainStatusBadge status={status} /> },
    {
      label: t('connection'),
      cell: ({ ssoProvider }) => (ssoProvider ? SSO_PROVIDERS[ssoProvider].name : t('none')),
    },
    {
      label: t('verified'),
      cell: ({ verifiedAt }) => (verifiedAt ? <When at={verifiedAt} /> : t('notYet')),
    },
    {
      label: t('lastCheck'),
      cell: ({ lastCheck }) => (lastCheck ? <When at={lastCheck.at} /> : t('notYet')),
    },
  ];
  return (
    <Part
      title={t('domains')}
      about={t('domainsAbout')}
      actions={<PartAction {...add} isMain />}
      items={domains.failure ? null : domains.items}
      columns={columns}
      pages={domains.pages}
      empty={
        <Blank title={t('noDomains')} action={add}>
          {t('noDomainsAbout')}
        </Blank>
      }
    />
  );
}
