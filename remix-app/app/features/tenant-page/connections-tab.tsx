import { FAILING_SIGN_INS, type TenantDto } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { Blank, type Column, ItemName } from '~/components/list/list';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { ActiveChip } from '~/features/sso-configuration/sso-type';
import type { Paged } from '~/server/paging.server';
import { useTexts } from '~/texts/texts-context';
import { Part } from './part';
import { PartAction } from './part-action';
import type { TenantConnection } from './parts.server';
import { ofTenant } from './tenant-tabs';
import { partsTexts } from './texts/parts';

const BASE = '/superadmin/sso-configuration';

interface Props {
  tenant: TenantDto;
  connections: Paged<TenantConnection>;
}

/** The tenant's connections and the state of their sign-ins. */
export function ConnectionsTab({ tenant, connections }: Props) {
  const t = useTexts(partsTexts);
  const of = ofTenant(tenant);
  const columns: Column<TenantConnection>[] = [
    {
      label: t('connection'),
      cell: ({ id, name, type }) => (
        <ItemName to={`${BASE}/${id}`} name={name}>
          {SSO_PROVIDERS[type].kind}
        </ItemName>
      ),
    },
    {
      label: t('status'),
      cell: ({ isEnabled, refresh }) => <ActiveChip isEnabled={isEnabled} downSince={refresh.downSince} />,
    },
    {
      label: t('lastSignIn'),
      cell: ({ health }) => (health?.lastSignInAt ? <When at={health.lastSignInAt} /> : t('noneRecently')),
    },
    { label: t('failures'), cell: (connection) => <Failures connection={connection} /> },
    {
      label: t('certificate'),
      cell: ({ health }) => (health?.certificateEndsAt ? <When at={health.certificateEndsAt} /> : t('none')),
    },
  ];
  return (
    <Part
      title={t('connections')}
      about={t('connectionsAbout')}
      actions={
        <>
          <PartAction to={`${BASE}/set-up-links${of}`} label={t('setUpLinks')} />
          <PartAction to={`${BASE}/enforcement${of}`} label={t('requireSso')} />
          <PartAction to={`${BASE}/wizard${of}`} label={t('addConnection')} isMain />
        </>
      }
      items={connections.failure ? null : connections.items}
      columns={columns}
      pages={connections.pages}
      empty={
        <Blank title={t('noConnections')} action={{ label: t('addConnection'), to: `${BASE}/wizard${of}` }}>
          {t('noConnectionsAbout')}
        </Blank>
      }
    />
  );
}

/** Number of failed sign-ins since the last successful one. */
function Failures({ connection: { health } }: { connection: TenantConnection }) {
  const t = useTexts(partsTexts);
  if (!health || health.failuresSinceSuccess === 0) return t('none');
  if (health.failuresSinceSuccess < FAILING_SIGN_INS) return health.failuresSinceSuccess;
  return (
    <Badge color="red" variant="light" tt="none">
      {health.failuresSinceSuccess}
    </Badge>
  );
}
