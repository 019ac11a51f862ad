import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type SignInTry, SPRAY_ADDRESS } from './sign-ins.js';

/** The network of the password spray is still rate-limited, in the form of `take_attempts`. */
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

/** Last sign-ins, for the lists of users and the page of the connection. */
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
