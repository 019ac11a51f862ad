import { v7 as uuidv7 } from 'uuid';
import { type ClientContext, networkOf } from '../../common/client-address.js';
import type { Statement } from '../../database/lookups.js';
import { deviceKeyOf } from './device-key.js';

/**
 * Notes that a browser or machine signed in, beside its new session. By its own cookie where it has one, else by what
 * it calls itself.
 */
export function noteDevice(userId: string, client: ClientContext, now: Date): Statement {
  return {
    name: 'note-device',
    text: `insert into devices as d (id, user_id, key_hash, user_agent, address, network, last_seen_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7)
      on conflict (user_id, key_hash) do update
      set user_agent = excluded.user_agent, address = excluded.address, network = excluded.network,
        last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)`,
    values: [
      uuidv7(),
      userId,
      deviceKeyOf(client),
      client.userAgent,
      client.address,
      networkOf(client.address),
      now,
    ],
  };
}

/** Notes the same for the tenant that was signed in to, whose admins see it. After `noteDevice`. */
export function noteMemberDevice(
  tenantId: string,
  userId: string,
  client: ClientContext,
  now: Date,
): Statement {
  return {
    name: 'note-member-device',
    text: `insert into member_devices as d (tenant_id, user_id, device_id, user_agent, address, last_seen_at, created_at)
      select $1, $2, id, $4, $5, $6, $6 from devices where user_id = $2 and key_hash = $3
      on conflict (tenant_id, user_id, device_id) do update
      set user_agent = excluded.user_agent, address = excluded.address,
        last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)`,
    values: [tenantId, userId, deviceKeyOf(client), client.userAgent, client.address, now],
  };
}
