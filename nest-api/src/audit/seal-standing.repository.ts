import type { ClientBase } from 'pg';
import { lastVerification, type Verification } from './verification-record.repository.js';

/** The count stops here, because it takes longer the more events there are. */
const MOST_COUNTED = 10_000;

export interface SealStanding {
  /** Events without a seal, counted up to 10,000. */
  readonly unsealed: number;
  readonly unsealedSince: Date | null;
  /** Time of the newest event with a seal. */
  readonly sealedAt: Date | null;
  readonly verified: Verification | null;
}

/** Status of the sealing. @param client connected as the maintenance role */
export async function sealStanding(client: ClientBase): Promise<SealStanding> {
  const { rows } = await client.query<Omit<SealStanding, 'verified'>>(
    `with waiting as (
       select e.at from audit_events e
       where (e.xid, e.seq) > ((select upto from audit_cursor), (select seq from audit_cursor))
       order by e.xid, e.seq limit ${MOST_COUNTED})
     select count(*)::int as unsealed, min(at) as "unsealedSince",
       (select s.at from audit_seals s where s.seq = (select seq from audit_cursor) limit 1) as "sealedAt"
     from waiting`,
  );
  const found = rows[0] ?? { unsealed: 0, unsealedSince: null, sealedAt: null };
  return { ...found, verified: await lastVerification(client) };
}
