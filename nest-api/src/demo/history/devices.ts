import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { insertRows } from './insert-rows.js';
import type { Past } from './past.js';
import type { SignInTry } from './sign-ins.js';

const HOUR_MS = 3_600_000;
/** Users who signed in since then are still working. */
const OPEN_HOURS = 3;

/** The browser of every user, and an open session of those who signed in last. */
export async function addDevices(
  em: EntityManager,
  tenantId: string,
  tries: readonly SignInTry[],
  past: Past,
): Promise<void> {
  const last = new Map<string, SignInTry>();
  for (const each of tries) if (each.outcome === 'success') last.set(each.person.id, each);
  const devices = [...last.values()].map((each) => deviceOf(each, past));
  await insertRows(em, 'devices', devices);
  await insertRows(
    em,
    'member_devices',
    devices.map(({ id, user_id, user_agent, address, last_seen_at, created_at }) => ({
      tenant_id: tenantId,
      user_id,
      device_id: id,
      user_agent,
      address,
      last_seen_at,
      created_at,
    })),
  );
  const since = past.now.getTime() - OPEN_HOURS * HOUR_MS;
  const open = devices.filter(({ last_seen_at }) => last_seen_at.getTime() > since);
  await insertRows(
    em,
    'sessions',
    open.map((device) => sessionOf(device, tenantId, last.get(device.user_id), past)),
  );
}

function deviceOf({ person, at, address }: SignInTry, past: Past) {
  const id = uuidv7();
  return {
    id,
    user_id: person.id,
    key_hash: nothing(id),
    user_agent: person.browser,
    address,
    last_seen_at: at,
    created_at: past.between(120, 31),
    noticed_at: past.daysAgo(30),
  };
}

function sessionOf(
  device: ReturnType<typeof deviceOf>,
  tenantId: string,
  signIn: SignInTry | undefined,
  past: Past,
) {
  const role = signIn?.person.isAdmin ? 'tenant_admin' : 'tenant_user';
  const id = uuidv7({ msecs: device.last_seen_at.getTime() });
  return {
    id,
    tenant_id: tenantId,
    user_id: device.user_id,
    token_hash: nothing(id),
    account_role: role,
    role,
    amr: [signIn?.by === 'connection' ? 'fed' : 'pwd'],
    authenticated_at: device.last_seen_at,
    last_seen_at: past.daysAgo(past.random.between(0, 0.02)),
    idle_seconds: 4 * 3_600,
    expires_at: new Date(device.last_seen_at.getTime() + 10 * HOUR_MS),
    address: device.address,
    user_agent: device.user_agent,
    created_at: device.last_seen_at,
    device_id: device.id,
  };
}

/** Replaces the hash of a token, which does not exist. */
function nothing(id: string): string {
  return createHash('sha256').update(`demo ${id}`).digest('base64url');
}
