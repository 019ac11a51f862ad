import { expect, test } from 'vitest';
import { findProduct, isIncluded, PRODUCTS } from './products.ts';

test('the catalogue holds the four products of the specification', () => {
  expect(PRODUCTS.map((product) => product.name)).toEqual([
    'AI Antivirus',
    'Network Monitor',
    'USB Security',
    'Privacy Monitor',
  ]);
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
