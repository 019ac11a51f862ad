import { useTexts } from '~/texts/texts-context';
import { ProductGrid } from '../products/product-grid';
import classes from './landing.module.css';
import { landingTexts } from './texts/landing';

export function LandingProducts() {
  const t = useTexts(landingTexts);
  return (
    <section id="products" className={classes.section} aria-labelledby="products-title">
      <h2 id="products-title" className={classes.heading}>
        {t('products')}
      </h2>
      <ProductGrid />
    </section>
  );
}
