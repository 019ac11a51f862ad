import { findProduct, type ProductSlug } from '@gatehouse/contracts';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAuth } from '~/features/auth/auth-context';
import { ProductPage } from '~/features/products/product-page';
import { ConsoleShell } from '~/features/shell/console-shell';
import { PublicShell } from '~/features/shell/public-shell';
import { titleFromTable } from '~/meta';

export const meta: MetaFunction = titleFromTable;

/** Public: what a product does is no secret. Whether one has it shows once one is signed in. */
export function loader({ params }: LoaderFunctionArgs): { slug: ProductSlug } {
  const product = findProduct(params.slug);
  if (!product) throw redirect('/');
  return { slug: product.slug };
}

export default function ProductRoute() {
  const { slug } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const Shell = user ? ConsoleShell : PublicShell;
  return (
    <Shell>
      <ProductPage slug={slug} />
    </Shell>
  );
}
