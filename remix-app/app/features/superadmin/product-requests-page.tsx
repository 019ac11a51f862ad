import { findProduct } from '@gatehouse/contracts';
import { TextInput } from '@mantine/core';
import type { ProductRequestList } from '~/features/products/products.server';
import type { FormState } from '~/form-state';
import { RequestsPage } from './requests-page';

interface Props {
  list: ProductRequestList;
  state: FormState | undefined;
}

/** Products that tenants ask for beside their plan. */
export function ProductRequestsPage({ list, state }: Props) {
  return (
    <RequestsPage
      kind="products"
      title="Product requests"
      about="What organizations ask for beside their plan. A grant may end by itself on a day of your choice."
      list={list}
      state={state}
      asked={{ label: 'Product', cell: ({ product }) => findProduct(product)?.name ?? product }}
      grantFields={({ tenantName }) => (
        <TextInput
          type="date"
          name="until"
          size="xs"
          label="Until"
          aria-label={`Until when ${tenantName} has it; empty for no end`}
        />
      )}
      empty="An organization that asks for a product appears here."
    />
  );
}
