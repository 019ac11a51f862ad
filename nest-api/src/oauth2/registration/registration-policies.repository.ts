import type { ClientResource, RegisteredGrantType, RegistrationMode, Scope } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';

/** What an organization allows. `version` is 0 for one that never saved any. */
export interface RegistrationRules {
  readonly mode: RegistrationMode;
  readonly redirectHosts: readonly string[];
  /** Whether metadata documents are accepted, of which hosts (empty: any), and of which not. */
  readonly documents: boolean;
  readonly documentHosts: readonly string[];
  readonly blockedDocumentHosts: readonly string[];
  readonly native: boolean;
  readonly grantTypes: readonly RegisteredGrantType[];
  readonly scopes: readonly Scope[];
  readonly resources: readonly ClientResource[];
  readonly unusedDays: number;
  readonly version: number;
}

const NEVER_SAVED: RegistrationRules = {
  mode: 'off',
  redirectHosts: [],
  documents: false,
  documentHosts: [],
  blockedDocumentHosts: [],
  native: true,
  grantTypes: ['authorization_code'],
  scopes: ['openid', 'profile', 'email', 'offline_access'],
  resources: [],
  unusedDays: 30,
  version: 0,
};

/** Rules of organizations for applications that register themselves. Joins the caller's unit of work. */
@Injectable()
export class RegistrationPoliciesRepository {
  constructor(private readonly em: EntityManager) {}

  async of(tenantId: string): Promise<RegistrationRules> {
    const [row] = await this.em.execute<RegistrationRules[]>(
      `select mode, redirect_hosts as "redirectHosts", documents, document_hosts as "documentHosts",
         blocked_document_hosts as "blockedDocumentHosts", native, grant_types as "grantTypes", scopes, resources,
         unused_days as "unusedDays", version from registration_policies where tenant_id = ?`,
      [tenantId],
    );
    return row ?? NEVER_SAVED;
  }

  /** @param rules with the version that they replace  @returns false if that is not the current version */
  async save(tenantId: string, rules: RegistrationRules): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into registration_policies as p
         (tenant_id, mode, redirect_hosts, documents, document_hosts, blocked_document_hosts, native, grant_types, scopes,
         resources, unused_days, version)
       select ?::uuid, ?, ?::text[], ?, ?::text[], ?::text[], ?, ?::text[], ?::text[], ?::jsonb, ?, 1
       where ? = 0 or exists (select 1 from registration_policies where tenant_id = ?)
       on conflict (tenant_id) do update set mode = excluded.mode, redirect_hosts = excluded.redirect_hosts,
         documents = excluded.documents, document_hosts = excluded.document_hosts,
         blocked_document_hosts = excluded.blocked_document_hosts, native = excluded.native, grant_types = excluded.grant_types, scopes = excluded.scopes,
         resources = excluded.resources, unused_days = excluded.unused_days, version = p.version + 1
       where p.version = ? returning 1`,
      [
        tenantId,
        rules.mode,
        textArray([...rules.redirectHosts]),
        rules.documents,
        textArray([...rules.documentHosts]),
        textArray([...rules.blockedDocumentHosts]),
        rules.native,
        textArray([...rules.grantTypes]),
        textArray([...rules.scopes]),
        JSON.stringify(rules.resources),
        rules.unusedDays,
        rules.version,
        tenantId,
        rules.version,
      ],
    );
    return rows.length > 0;
  }
}
