import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useId } from 'react';
import { Blank, ListPage } from '~/components/list';
import type { FormState } from '~/form-state';
import type { BulkOutcome } from '~/server/tenant-bulk.server';
import type { TenantList } from '~/server/tenants.server';
import { FormAlert } from '../auth/form-alert';
import { BulkBar } from './bulk-bar';
import { SummaryCards } from './summary-cards';
import { tenantColumns } from './tenant-columns';
import { TenantFilters } from './tenant-filters';

interface Props {
  list: TenantList;
  state: (FormState & { done: BulkOutcome | null }) | undefined;
}

/** Every organization on the platform. */
export function TenantsPage({ list, state }: Props) {
  const bulk = useId();
  const { items, query, summary, view } = list;
  const add = { label: 'New tenant', to: `/superadmin/tenants/new${query}` };
  return (
    <ListPage
      {...list}
      title="Tenant Management"
      about={
        <>
          Every organization on the platform. What is listed can be{' '}
          <Anchor href={`/superadmin/tenants.csv${query}`} size="sm">
            taken out as CSV
          </Anchor>
          , and many can be{' '}
          <Anchor component={Link} to={`/superadmin/tenants/import${query}`} size="sm">
            set up from a file
          </Anchor>
          .
        </>
      }
      action={add}
      isNarrowed={query !== ''}
      filters={
        <>
          {summary && <SummaryCards summary={summary} />}
          <TenantFilters list={list} />
        </>
      }
      columns={tenantColumns(view.columns, query, bulk)}
      noMatch={<Blank title="No tenant matches">Try another part of the name, or any status.</Blank>}
      empty={
        <Blank title="No tenants yet" action={add}>
          Set one up, or wait for somebody to sign up and confirm their email address.
        </Blank>
      }
    >
      <FormAlert state={state} />
      {items.length > 0 && <BulkBar id={bulk} deleted={view.deleted} done={state?.done ?? null} />}
    </ListPage>
  );
}
