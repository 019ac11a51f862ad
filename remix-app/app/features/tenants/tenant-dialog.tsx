import type { TenantDto } from '@gatehouse/contracts';
import { Divider } from '@mantine/core';
import { RouteDialog } from '~/components/route-dialog';
import type { TenantFormState } from '~/server/tenant.server';
import { DeleteTenant } from './delete-tenant';
import { DeletedTenant } from './deleted-tenant';
import { TenantFacts } from './tenant-facts';
import { TenantForm } from './tenant-form';

interface Props {
  tenant: TenantDto;
  /** Address of the list below. */
  list: string;
  state: TenantFormState | undefined;
}

/** One tenant: what it is, what may be changed, and its end. */
export function TenantDialog({ tenant, list, state }: Props) {
  return (
    <RouteDialog title={tenant.name} closesTo={list}>
      <TenantFacts tenant={tenant} />
      <Divider my="lg" />
      {tenant.deletedAt ? (
        <DeletedTenant tenant={tenant} state={state} />
      ) : (
        <>
          <TenantForm tenant={tenant} list={list} state={state} />
          <Divider my="lg" />
          <DeleteTenant tenant={tenant} />
        </>
      )}
    </RouteDialog>
  );
}
