import type { Role } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Lookups } from '../../database/lookups.js';
import { joinTenant } from '../../tenants/tenants.sql.js';
import { joinMembership, joinUser } from '../../users/users.sql.js';
import type { Account } from '../accounts/account.js';
import { ACCOUNT_COLUMNS } from '../accounts/account.sql.js';
import type { OfflineLimits } from '../offline-limits.js';

const BATCH = 1_000;

/** The library's grant, with the session that it belongs to. */
export interface AuthorizationPayload {
  readonly accountId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly exp?: number | undefined;
  readonly sessionUid?: string | undefined;
  readonly tenantId?: string | null | undefined;
  readonly viewRole?: Role | null | undefined;
  readonly [name: string]: unknown;
}

/** An authorization with the current state of its user, read in one round trip. */
export interface Authorization {
  readonly id: string;
  /** ID of the client's row. */
  readonly clientRow: string;
  readonly payload: AuthorizationPayload;
  readonly account: Account;
  /** The tenant's limits for offline access; nulls for superadmins. */
  readonly limits: OfflineLimits;
}

/** Nulls where there is none. */
export type AuthorizationRow = Account &
  OfflineLimits & {
    readonly authorizationId: string;
    readonly clientRow: string;
    readonly payload: AuthorizationPayload | null;
  };

/** Named as in `AuthorizationRow`. */
export const AUTHORIZATION_COLUMNS = `
  a.id as "authorizationId", c.id as "clientRow", a.payload, a.tenant_id as "tenantId", a.view_role as "viewRole", ${ACCOUNT_COLUMNS},
  t.offline_idle_seconds as "offlineIdleSeconds", t.offline_total_seconds as "offlineTotalSeconds"`;

/** Active authorizations `a` with their users. */
export const AUTHORIZATION_TABLES = `
  oauth_authorizations a
  join oauth_clients c on c.client_id = a.client_id
    and (c.authorized_since is null or a.created_at > c.authorized_since)
  ${joinUser('a.user_id')}
  ${joinTenant('a.tenant_id')}
  ${joinMembership('a.user_id', 'a.tenant_id')}`;

/**
 * Authorizations that a session gave an application. Codes and tokens refer to it and are invalid without it.
 * Deleting it is the only way to revoke: by the user, the application, the end of the session or a reused code.
 */
@Injectable()
export class Authorizations {
  constructor(private readonly lookups: Lookups) {}

  async find(id: string): Promise<Authorization | null> {
    const [row] = await this.lookups.query<AuthorizationRow>(
      'authorization-find',
      `select ${AUTHORIZATION_COLUMNS} from ${AUTHORIZATION_TABLES} where a.id = $1`,
      [id],
    );
    return row ? toAuthorization(row) : null;
  }

  async save(id: string, payload: AuthorizationPayload): Promise<void> {
    await this.lookups.call('save_authorization', [
      id,
      payload.tenantId ?? null,
      payload.clientId,
      payload.accountId,
      payload.sessionUid ?? null,
      payload.viewRole ?? null,
      JSON.stringify(payload),
      payload.exp,
    ]);
  }

  /**
   * The authorization of another client in the place of `subjectId`: for the same user and session, and until that one ends.
   *
   * @param id the same each time
   * @returns its ID; null if the other one has ended
   */
  async delegate(id: string, subjectId: string, clientId: string): Promise<string | null> {
    const [row] = await this.lookups.call<{ id: string }>('delegate_authorization', [
      id,
      subjectId,
      clientId,
    ]);
    return row?.id ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.lookups.call('remove_authorization', [id]);
  }
}

export function toAuthorization(row: AuthorizationRow): Authorization | null {
  const {
    authorizationId: id,
    clientRow,
    payload,
    offlineIdleSeconds,
    offlineTotalSeconds,
    ...account
  } = row;
  return payload && { id, clientRow, payload, account, limits: { offlineIdleSeconds, offlineTotalSeconds } };
}

/** Deletes expired ones in small batches, so that no statement locks many rows. */
export async function clearAuthorizations(client: PoolClient, stopping: AbortSignal): Promise<void> {
  let cleared: number;
  do {
    const result = await client.query(
      `delete from oauth_authorizations where id in (
         select id from oauth_authorizations where expires_at < now() - interval '1 hour' limit $1)`,
      [BATCH],
    );
    cleared = result.rowCount ?? 0;
  } while (cleared === BATCH && !stopping.aborted);
}
