import { expect, test } from 'vitest';
import { findProduct, isIncluded, PRODUCTS } from './products.ts';
import { findRoute } from './routes/index.ts';

test('the catalogue holds the four products of the specification', () => {
  expect(PRODUCTS.map((product) => product.name)).toEqual([
    'AI Antivirus',
    'Network Monitor',
    'USB Security',
    'Privacy Monitor',
  ]);
});

test.each(PRODUCTS)('$name has a page of its own', ({ slug, name }) => {
  expect(findRoute(`/products/${slug}`)).toMatchObject({ title: name, kind: 'live', access: 'public' });
});

test('a trial tries everything, a basic plan does not have everything', () => {
  expect(PRODUCTS.every((product) => isIncluded(product, 'trial'))).toBe(true);
  expect(PRODUCTS.every((product) => isIncluded(product, 'basic'))).toBe(false);
});

test('what a plan lacks, the Pro plan has, so that asking for it helps', () => {
  expect(PRODUCTS.every((product) => isIncluded(product, 'pro'))).toBe(true);
});

test('an unknown product is none', () => {
  expect(findProduct('ai-anti')).toBeNull();
  expect(findProduct(undefined)).toBeNull();
});
