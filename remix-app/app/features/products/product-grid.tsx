import { isIncluded, type Plan, PRODUCTS } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ProductIcon } from '~/components/icon';
import classes from './product-grid.module.css';

/** The catalogue as cards. @param plan the tenant's plan, where one is known */
export function ProductGrid({ plan }: { plan?: Plan | undefined }) {
  return (
    <ul className={classes.grid}>
      {PRODUCTS.map((product) => (
        <li key={product.slug}>
          <Link to={`/products/${product.slug}`} className={classes.card} prefetch="intent">
            <span className={classes.head}>
              <span className={classes.icon}>
                <ProductIcon slug={product.slug} />
              </span>
              {plan && <Included included={isIncluded(product, plan)} />}
            </span>
            <span className={classes.name}>{product.name}</span>
            <span className={classes.summary}>{product.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Included({ included }: { included: boolean }) {
  return (
    <Badge variant="light" color={included ? 'green' : 'gray'} tt="none" fw={600}>
      {included ? 'In your plan' : 'Not in your plan'}
    </Badge>
  );
}
