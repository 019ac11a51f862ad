import { Button } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { useId } from 'react';
import { FormAlert } from '~/components/forms/form-alert';
import { Blank, ListPage } from '~/components/list/list';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { SummaryCards } from './summary-cards';
import type { BulkOutcome } from './tenant-bulk.server';
import { tenantColumns } from './tenant-columns';
import { TenantFilters } from './tenant-filters';
import type { TenantList } from './tenants.server';
import { TenantsBulkBar } from './tenants-bulk-bar';
import { labelsTexts } from './texts/labels';
import { listTexts } from './texts/list';

interface Props {
  list: TenantList;
  state: (FormState & { done?: BulkOutcome | undefined }) | undefined;
}

/** Every organization on the platform. */
export function TenantsPage({ list, state }: Props) {
  const t = useTexts(listTexts);
  const label = useTexts(labelsTexts);
  const bulk = useId();
  const { items, query, summary, view } = list;
  // A dialog keeps the page of the list below.
  const { search } = useLocation();
  const add = { label: t('newTenant'), to: `/superadmin/tenants/new${search}` };
  return (
    <ListPage
      {...list}
      title={list.title}
      about={t('about')}
      others={
        <>
          <Button component={Link} to={`/superadmin/tenants/import${search}`} variant="default">
            {t('import')}
          </Button>
          <Button component="a" href={`/superadmin/tenants.csv${query}`} variant="default">
            {t('exportCsv')}
          </Button>
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
      columns={tenantColumns(view.columns, search, bulk, t, label)}
      sorted={`sort=${view.sort}&order=${view.order}`}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      empty={
        <Blank title={t('empty')} action={add}>
          {t('emptyAbout')}
        </Blank>
      }
    >
      <FormAlert state={state} />
      {items.length > 0 && <TenantsBulkBar id={bulk} deleted={view.deleted} done={state?.done ?? null} />}
    </ListPage>
  );
}
