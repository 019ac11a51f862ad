import type { PlanUsage, TenantDto, TenantProduct } from '@gatehouse/contracts';
import { Divider } from '@mantine/core';
import { RouteDialog } from '~/components/panel/route-dialog';
import { DeleteTenant } from './delete-tenant';
import { DeletedTenant } from './deleted-tenant';
import type { TenantFormState } from './tenant.server';
import { TenantFacts } from './tenant-facts';
import { TenantForm } from './tenant-form';
import { TenantPages } from './tenant-pages';
import { TenantPlan } from './tenant-plan';

interface Props {
  tenant: TenantDto;
  /** Null if they could not be read. */
  usage: PlanUsage | null;
  products: TenantProduct[] | null;
  /** URL of the list below. */
  list: string;
  state: TenantFormState | undefined;
}

/** One tenant: facts, settings and deletion. */
export function TenantDialog({ tenant, usage, products, list, state }: Props) {
  const isAboutProduct = state?.values.product !== undefined;
  const plan = (
    <TenantPlan
      usage={usage}
      products={products}
      isDeleted={tenant.deletedAt !== null}
      state={isAboutProduct ? state : undefined}
    />
  );
  return (
    <RouteDialog title={tenant.name} closesTo={list}>
      <TenantFacts tenant={tenant} />
      {!tenant.deletedAt && <TenantPages tenant={tenant} />}
      <Divider my="lg" />
      {tenant.deletedAt ? (
        <>
          <DeletedTenant tenant={tenant} state={state} />
          <Divider my="lg" />
          {plan}
        </>
      ) : (
        <>
          <TenantForm tenant={tenant} list={list} state={isAboutProduct ? undefined : state} />
          <Divider my="lg" />
          {plan}
          <Divider my="lg" />
          <DeleteTenant tenant={tenant} />
        </>
      )}
    </RouteDialog>
  );
}
