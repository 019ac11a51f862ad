import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';

export interface IsolationProof {
  readonly at: Date;
  readonly operations: number;
  readonly tables: number;
  /** Processor time of this process during the proof, including requests that it served. */
  readonly cpuMs: number;
  readonly failures: readonly string[];
}

const KEPT_DAYS = 90;

/** Failures of the last proof; null before the first. @param client connected as the maintenance role */
export async function lastFailures(client: ClientBase): Promise<readonly string[] | null> {
  const { rows } = await client.query<{ failures: string[] }>(
    'select failures from isolation_proofs order by at desc limit 1',
  );
  return rows[0]?.failures ?? null;
}

/** Stores a proof, and deletes those of more than 90 days ago. @param client connected as the maintenance role */
export async function noteProof(client: ClientBase, proof: IsolationProof): Promise<void> {
  const { at, operations, tables, cpuMs, failures } = proof;
  await client.query(
    'insert into isolation_proofs (id, at, operations, tables, cpu_ms, failures) values ($1, $2, $3, $4, $5, $6)',
    [uuidv7(), at, operations, tables, cpuMs, failures],
  );
  await client.query('delete from isolation_proofs where at < $1', [
    new Date(at.getTime() - KEPT_DAYS * 86_400_000),
  ]);
}
