import { PRODUCTS, type TenantProduct } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ProductIcon } from '~/components/icon';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './product-grid.module.css';
import { KEYS, STANDING_COLORS, standingNote } from './standings';
import { productStatusTexts } from './texts/status';
import { summaryTexts } from './texts/summaries';

/** The catalogue as cards. @param products as the reader's organization has it, where there is one */
export function ProductGrid({ products }: { products?: readonly TenantProduct[] | null | undefined }) {
  const t = useTexts(summaryTexts);
  return (
    <ul className={classes.grid}>
      {PRODUCTS.map((product) => (
        <li key={product.slug}>
          <Link to={`/products/${product.slug}`} className={classes.card} prefetch="intent">
            <span className={classes.head}>
              <span className={classes.icon}>
                <ProductIcon slug={product.slug} />
              </span>
              <Standing product={products?.find(({ slug }) => slug === product.slug)} />
            </span>
            <span className={classes.name}>{product.name}</span>
            <span className={classes.summary}>{t(KEYS[product.slug])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether they have it, and until when or since when. */
function Standing({ product }: { product: TenantProduct | undefined }) {
  const t = useTexts(productStatusTexts);
  const formats = useFormats();
  if (!product) return null;
  const note = standingNote(product, t, formats);
  return (
    <span className={classes.standing}>
      <Badge variant="light" color={STANDING_COLORS[product.standing]} tt="none" fw={600}>
        {t(product.standing)}
      </Badge>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}
