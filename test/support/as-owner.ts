import pg from 'pg';
import { inject } from 'vitest';
import type { Product } from './product.ts';

/**
 * Runs one statement on a product's database as its owner, to simulate what otherwise only happens over time.
 *
 * @param product default: the shared one
 */
export async function asOwner(
  sql: string,
  values: readonly unknown[],
  product: Pick<Product, 'ownerUrl'> = inject('gatehouse'),
): Promise<void> {
  if (product.ownerUrl === null) throw new Error('the product has a database server of its own');
  const client = new pg.Client({ connectionString: product.ownerUrl });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}
