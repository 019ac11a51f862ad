import type { DirectoryRequestQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../common/paging.js';
import type { DirectoryCaller } from './directory-caller.js';

export interface RequestRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly scimType: string | null;
  readonly detail: string | null;
  readonly durationMs: number;
  readonly caller: DirectoryCaller['by'] | null;
  readonly address: string | null;
  readonly requestId: string;
  readonly at: Date;
}

/** The last requests to directories. Joins the unit of work that is open. */
@Injectable()
export class DirectoryRequestsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those whose directory is gone are left out. */
  async add(
    tenantId: string,
    rows: readonly (RequestRow & { readonly directoryId: string })[],
  ): Promise<void> {
    const values = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    await this.em.execute(
      `insert into directory_requests (id, tenant_id, directory_id, method, path, status, scim_type, detail, duration_ms,
         caller, address, request_id, at)
       select r.id, ?, d.id, r.method, r.path, r.status, r."scimType", r.detail, r."durationMs", r.caller, r.address,
         r."requestId", r.at
       from jsonb_to_recordset(?::jsonb) as r (id uuid, "directoryId" uuid, method text, path text, status int,
         "scimType" text, detail text, "durationMs" int, caller jsonb, address text, "requestId" text, at timestamptz)
         join directories d on d.id = r."directoryId" and d.tenant_id = ?`,
      [tenantId, JSON.stringify(values), tenantId],
    );
  }

  /** At most `limit + 1`, the newest first. */
  page(directoryId: string, { cursor, limit, rejected }: DirectoryRequestQuery): Promise<RequestRow[]> {
    const before = cursor ? decodeCursor(cursor)[1] : null;
    return this.em.execute(
      `select r.id, r.method, r.path, r.status, r.scim_type as "scimType", r.detail, r.duration_ms as "durationMs", r.caller,
         r.address, r.request_id as "requestId", r.at
       from directory_requests r
       where r.directory_id = ? and (?::uuid is null or r.id < ?::uuid) and ${rejected === 'true' ? 'r.status >= 400' : 'true'}
       order by r.id desc limit ?`,
      [directoryId, before, before, limit + 1],
    );
  }
}
