import { findProduct, type Product } from '@gatehouse/contracts';
import { type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useAuth } from '~/components/auth-context';
import { ProductPage } from '~/features/products/product-page';
import { askForProduct, readProducts } from '~/features/products/products.server';
import { ConsoleShell } from '~/features/shell/console-shell';
import { PublicShell } from '~/features/shell/public-shell';
import { titleFromTable } from '~/meta';
import { ownPath } from '~/pages';
import { requireUser } from '~/server/guards.server';
import { openLoader, pageAction } from '~/server/page.server';
import { readAheadIfSignedIn } from '~/server/read-ahead.server';

export const meta: MetaFunction = titleFromTable;

/** Public: what a product does is no secret. Whether one has it shows once one is signed in. */
export const loader = openLoader(async ({ request }) => {
  const { slug } = productAt(request);
  const products = await readAheadIfSignedIn(request, (visit) => readProducts(visit));
  return { slug, standing: products?.find((product) => product.slug === slug) ?? null };
});

/** An admin asks for the product; who may is the API's to say. */
export const action = pageAction(
  ({ visit, form }) => askForProduct(visit, form, productAt(visit.request).slug),
  requireUser,
);

/** The last part of the address says which one. */
function productAt(request: Request): Product {
  const product = findProduct(ownPath(new URL(request.url).pathname).split('/').at(-1));
  if (!product) throw redirect('/');
  return product;
}

export default function ProductRoute() {
  const { slug, standing } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const Shell = user ? ConsoleShell : PublicShell;
  return (
    <Shell>
      <ProductPage slug={slug} standing={standing} state={useActionData<typeof action>()} />
    </Shell>
  );
}
