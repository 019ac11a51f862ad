import { ProductGrid } from '../products/product-grid';
import classes from './landing.module.css';

export function LandingProducts() {
  return (
    <section id="products" className={classes.section} aria-labelledby="products-title">
      <h2 id="products-title" className={classes.heading}>
        Four products, one sign-in
      </h2>
      <ProductGrid />
    </section>
  );
}
