import { waitFor } from '@gatehouse/embedded';
import type pg from 'pg';

/**
 * Waits for the first isolation proof. Soon after the start, a job creates two organizations and calls every operation
 * as them. For tests that count what a product holds or does.
 *
 * @param owner connected as the owner of the product's database
 */
export async function endOfFirstProof(owner: pg.Client): Promise<void> {
  await waitFor(
    'the first proof of isolation',
    async () => (await owner.query('select from isolation_proofs limit 1')).rowCount === 1,
    120_000,
  );
}
