import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { type SignInTry, SPRAY_ADDRESS } from './sign-ins.js';

/** What the statistics keep, in days. */
const COUNTED_DAYS = 31;

/**
 * Wrong passwords are counted from the platform's audit log, which cannot be given a past. The spray is recent enough to be
 * in it. Everything else is counted from the audit log of the organization.
 */
export async function countWrongPasswords(
  em: EntityManager,
  tenantId: string,
  tries: readonly SignInTry[],
): Promise<void> {
  const times = tries
    .filter(({ outcome, address }) => outcome === 'wrong_password' && address !== SPRAY_ADDRESS)
    .map(({ at }) => at);
  await em.execute('select 1 from sign_in_cursor for update');
  await em.execute(
    `insert into sign_in_hours as h (tenant_id, hour, succeeded, failed, people)
     select place.id, date_trunc('hour', t.at, 'UTC'), 0, count(*), 0
     from (select value::timestamptz as at from jsonb_array_elements_text(?::jsonb)) t
     cross join (values (?::uuid), (?::uuid)) place (id)
     where t.at >= date_trunc('day', now(), 'UTC') - interval '${COUNTED_DAYS} days'
     group by 1, 2
     on conflict (tenant_id, hour) do update set failed = h.failed + excluded.failed`,
    [JSON.stringify(times), tenantId, PLATFORM_TRAIL],
  );
}

/** The network of the password spray is still rate-limited, as `take_attempts` would have it. */
export async function limitSpray(em: EntityManager, tries: readonly SignInTry[], now: Date): Promise<void> {
  const attempts = tries.filter(({ address }) => address === SPRAY_ADDRESS).length;
  if (attempts === 0) return;
  const blockedUntil = new Date(now.getTime() + 30 * 60_000);
  await em.execute(
    `insert into attempt_limits (key, attempts, refused, last_at, blocked_until, kind, subject, refused_at)
     values (sha256(?::bytea), ?, ?, ?, ?, 'login:network', ?, ?)`,
    [randomUUID(), attempts, attempts, now, blockedUntil, SPRAY_ADDRESS, now],
  );
}

/** Who came last when, in the lists of people and on the page of the connection. */
export async function noteLastSignIns(
  em: EntityManager,
  tenantId: string,
  connectionId: string | null,
  tries: readonly SignInTry[],
): Promise<void> {
  const last = new Map<string, Date>();
  for (const { person, at, outcome } of tries) if (outcome === 'success') last.set(person.id, at);
  await em.execute(
    `update memberships m set last_sign_in_at = (r.value #>> '{1}')::timestamptz
     from jsonb_array_elements(?::jsonb) r (value)
     where m.tenant_id = ? and m.user_id = (r.value #>> '{0}')::uuid`,
    [JSON.stringify([...last]), tenantId],
  );
  if (!connectionId) return;
  const ended = tries.filter(({ by }) => by === 'connection').map(({ outcome, at }) => ({ outcome, at }));
  const place = ended.findLastIndex(({ outcome }) => outcome === 'success');
  const failures = ended.slice(place + 1);
  await em.execute(
    'update sso_configuration_states set failures_since_success = ?, failing_since = ? where id = ?',
    [failures.length, failures.length >= 3 ? (failures[0]?.at ?? null) : null, connectionId],
  );
}
