import { PRODUCTS, type ProductSlug, type TenantProduct } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ProductIcon } from '~/components/icon';
import { useTexts } from '~/texts/texts-context';
import classes from './product-grid.module.css';
import { STANDINGS, standingNote } from './standings';
import { summaryTexts } from './texts/summaries';

const SUMMARIES = {
  'ai-antivirus': 'aiAntivirus',
  'network-monitor': 'networkMonitor',
  'usb-security': 'usbSecurity',
  'privacy-monitor': 'privacyMonitor',
} as const satisfies Record<ProductSlug, string>;

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
            <span className={classes.summary}>{t(SUMMARIES[product.slug])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether they have it, and until when or since when. */
function Standing({ product }: { product: TenantProduct | undefined }) {
  if (!product) return null;
  const { label, color } = STANDINGS[product.standing];
  const note = standingNote(product);
  return (
    <span className={classes.standing}>
      <Badge variant="light" color={color} tt="none" fw={600}>
        {label}
      </Badge>
      {note && <span className={classes.note}>{note}</span>}
    </span>
  );
}
