import type { ClientBase } from 'pg';
import type { ChainReport } from './verify.js';

export interface Verification {
  readonly at: Date;
  /** Of all chains, or of a single one. */
  readonly isWhole: boolean;
  readonly events: number;
  readonly sound: boolean;
}

/** Records a verification. @param client connected as the maintenance role */
export async function noteVerification(
  client: ClientBase,
  scope: 'all' | 'one',
  reports: readonly Pick<ChainReport, 'events' | 'findings'>[],
): Promise<void> {
  const events = reports.reduce((sum, report) => sum + report.events, 0);
  const sound = reports.every(({ findings }) => findings.length === 0);
  await client.query(
    `insert into audit_verifications (scope, at, events, sound) values ($1, now(), $2, $3)
     on conflict (scope) do update set at = excluded.at, events = excluded.events, sound = excluded.sound`,
    [scope, events, sound],
  );
}

/** A verification with findings comes first, however old; then the newest. Null before the first. */
export async function lastVerification(client: ClientBase): Promise<Verification | null> {
  const { rows } = await client.query<Verification>(
    `select at, scope = 'all' as "isWhole", events::float8 as events, sound
     from audit_verifications order by sound, at desc limit 1`,
  );
  return rows[0] ?? null;
}
