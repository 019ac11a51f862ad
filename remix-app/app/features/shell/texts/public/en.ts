import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  main: 'Main',
  features: 'Features',
  products: 'Products',
  dashboard: 'Dashboard',
  signIn: 'Sign in',
  tagline: TEXTS.product.tagline,
  rightsReserved: '© {year} {product}. All rights reserved.',
  onNetwork: '{product} on {network}',
} as const;
