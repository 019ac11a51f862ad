import { findProduct, type ProductSlug, type TenantProduct } from '@gatehouse/contracts';
import { IconShieldCheck } from '@tabler/icons-react';
import { useAuth } from '~/components/auth-context';
import { ProductIcon } from '~/components/icon';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { PlanCard } from './plan-card';
import classes from './product-page.module.css';
import { KEYS } from './standings';
import { detailTexts } from './texts/details';

const PARTS = ['First', 'Second', 'Third'] as const;

interface Props {
  slug: ProductSlug;
  standing: TenantProduct | null;
  state: FormState | undefined;
}

/** What a product protects, whether the reader's organization has it, and how to ask for it. */
export function ProductPage({ slug, standing, state }: Props) {
  const { user } = useAuth();
  const t = useTexts(detailTexts);
  const key = KEYS[slug];
  const product = findProduct(slug);
  if (!product) return null;
  return (
    <div className={classes.page} data-public={user === null || undefined}>
      <div>
        <span className={classes.icon}>
          <ProductIcon slug={slug} size={30} />
        </span>
        <h1 className={classes.name}>{product.name}</h1>
        <p className={classes.description}>{t(key)}</p>
        <h2 className={classes.heading}>{t('protects')}</h2>
        <ul className={classes.list}>
          {PARTS.map((part) => (
            <li key={part} className={classes.item}>
              <IconShieldCheck size={22} stroke={1.6} aria-hidden="true" />
              <div>
                <h3 className={classes.what}>{t(`${key}${part}`)}</h3>
                <p className={classes.how}>{t(`${key}${part}How`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <PlanCard product={product} standing={standing} state={state} />
    </div>
  );
}
