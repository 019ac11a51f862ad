import { findProduct } from '@gatehouse/contracts';
import { TextInput } from '@mantine/core';
import type { ProductRequestList } from '~/features/products/products.server';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { RequestsPage } from './requests-page';
import { requestsTexts } from './texts/requests';

interface Props {
  list: ProductRequestList;
  state: FormState | undefined;
}

/** Products that tenants ask for beside their plan. */
export function ProductRequestsPage({ list, state }: Props) {
  const t = useTexts(requestsTexts);
  return (
    <RequestsPage
      kind="products"
      title={t('productTitle')}
      about={t('productAbout')}
      list={list}
      state={state}
      asked={{ label: t('product'), cell: ({ product }) => findProduct(product)?.name ?? product }}
      grantFields={({ tenantName }) => (
        <TextInput
          type="date"
          name="until"
          size="xs"
          label={t('until')}
          aria-label={t('untilLabel', { organization: tenantName })}
        />
      )}
      empty={t('noProductRequests')}
    />
  );
}
