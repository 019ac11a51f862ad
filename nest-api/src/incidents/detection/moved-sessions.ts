import type { PoolClient } from 'pg';
import type { SessionPlace } from '../../auth/moves/session-place.js';
import { normalNetworks } from '../../auth/policy/networks.js';
import { networkOf } from '../../common/client-address.js';
import { type Detection, movedIn } from './rules.js';

/** Sessions that one run reads. */
const MOST = 500;

interface Row {
  readonly id: string;
  readonly tenant_id: string | null;
  readonly user_id: string;
  readonly address: string | null;
  readonly places: SessionPlace[];
  readonly authenticated_at: Date;
}

/** Sessions that somebody else used since the last run. Each place is reported once. */
export async function movedSessionsIn(client: PoolClient): Promise<Detection[]> {
  const { rows } = await client.query<Row>('select * from take_moved_sessions($1)', [MOST]);
  return rows.flatMap((row) => {
    const stolen = row.places.filter(({ isStolen }) => isStolen);
    const [newest] = stolen;
    if (!newest) return [];
    return movedIn({
      id: row.id,
      tenantId: row.tenant_id,
      userId: row.user_id,
      authenticatedAt: row.authenticated_at,
      networks: networksOf([row.address, ...stolen.map(({ address }) => address)]),
      level: stolen.some(({ risk }) => risk.level === 'high') ? 'high' : 'medium',
      lastAt: new Date(newest.at),
    });
  });
}

/** As detections name them, without addresses that are none. */
function networksOf(addresses: readonly (string | null)[]): string[] {
  const known = addresses
    .map((address) => networkOf(address ?? ''))
    .filter((network) => network !== 'unknown');
  return normalNetworks(known);
}
