import { expect, test } from 'vitest';
import { findProduct, isIncluded, PRODUCTS } from './products.ts';

test('the catalog contains the four specified products', () => {
  expect(PRODUCTS.map((product) => product.name)).toEqual([
    'AI Antivirus',
    'Network Monitor',
    'USB Security',
    'Privacy Monitor',
  ]);
});

test('a trial includes every product, and the basic plan does not', () => {
  expect(PRODUCTS.every((product) => isIncluded(product, 'trial'))).toBe(true);
  expect(PRODUCTS.every((product) => isIncluded(product, 'basic'))).toBe(false);
});

test('the Pro plan includes every product', () => {
  expect(PRODUCTS.every((product) => isIncluded(product, 'pro'))).toBe(true);
});

test('an unknown product is not found', () => {
  expect(findProduct('ai-anti')).toBeNull();
  expect(findProduct(undefined)).toBeNull();
});
