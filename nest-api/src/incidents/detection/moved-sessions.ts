import type { PoolClient } from 'pg';
import { isOfToken, type SessionPlace } from '../../auth/moves/session-place.js';
import { normalNetworks } from '../../auth/policy/networks.js';
import { networkOf } from '../../common/client-address.js';
import { type Detection, type MovedSession, movedIn } from './rules.js';

/** Sessions that one run reads. */
const MOST = 500;
/** Two runs. */
const RUN_MS = 8_000;

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
    const kinds = new Set(
      newestOf(stolen).map((place) => (isOfToken(place) ? 'token_reused' : 'session_moved')),
    );
    return [...kinds].map((kind) =>
      detectionOf(
        row,
        kind,
        stolen.filter((place) => isOfToken(place) === (kind === 'token_reused')),
      ),
    );
  });
}

/** Those since the last run: it looks every few seconds, and was late at most for a while. */
function newestOf(places: readonly SessionPlace[]): SessionPlace[] {
  const [newest] = places;
  const since = newest ? new Date(newest.at).getTime() - RUN_MS : 0;
  return places.filter(({ at }) => new Date(at).getTime() >= since);
}

function detectionOf(row: Row, kind: MovedSession['kind'], places: readonly SessionPlace[]): Detection {
  return movedIn({
    kind,
    id: row.id,
    tenantId: row.tenant_id,
    userId: row.user_id,
    authenticatedAt: row.authenticated_at,
    networks: networksOf([row.address, ...places.map(({ address }) => address)]),
    level: places.some(({ risk }) => risk.level === 'high') ? 'high' : 'medium',
    lastAt: new Date(places[0]?.at ?? row.authenticated_at),
    applicationId: places[0]?.applicationId,
  });
}

/** As detections name them, without addresses that are none. */
function networksOf(addresses: readonly (string | null)[]): string[] {
  const known = addresses
    .map((address) => networkOf(address ?? ''))
    .filter((network) => network !== 'unknown');
  return normalNetworks(known);
}
