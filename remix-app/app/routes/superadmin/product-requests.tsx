import { useActionData, useLoaderData } from '@remix-run/react';
import { decideProductRequest, listProductRequests } from '~/features/products/products.server';
import { ProductRequestsPage } from '~/features/superadmin/product-requests-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listProductRequests(visit));

export const action = pageAction(({ visit, form }) => decideProductRequest(visit, form));

export default function ProductRequests() {
  return <ProductRequestsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
