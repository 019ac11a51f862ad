import type { TenantExport } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

/**
 * What is exported of each kind of thing: what people entered and what happened, no secret and no hash of one.
 * The first parameter is the tenant.
 */
const PARTS: Record<Exclude<keyof TenantExport, 'exportedAt'>, string> = {
  tenant: `select t.id, t.code, t.slug, t.name, t.admin_email, t.status, t.plan, t.payment_status, t.last_payment_at,
    t.next_payment_at, t.activated_at, t.trial_ends_at, t.created_at, t.deleted_at, p.technical_email, p.security_email,
    p.billing_email, p.color, p.dark_color, p.logo_type, encode(p.logo, 'base64') as logo
    from tenants t left join organization_profiles p on p.tenant_id = t.id where t.id = ?`,
  domains: `select domain, status, proof, verified_at, auto_join, covers_subdomains, created_at from domains where tenant_id = ?`,
  people: `select u.id, u.email, u.given_name, u.family_name, u.picture, u.locale, u.zoneinfo,
    u.email_verified_at, m.role, m.status, m.last_sign_in_at, m.created_at as member_since from memberships m join users u on u.id = m.user_id where m.tenant_id = ? order by u.id`,
  roles: 'select name, description, permissions from tenant_roles where tenant_id = ?',
  invitations: `select email, role, sent_at, expires_at, accepted_at, revoked_at from invitations where tenant_id = ?`,
  applications: `select client_id, name, redirect_uris, scopes, is_active, created_at from oauth_clients where tenant_id = ?`,
  ssoConfigurations: `select id, name, type, is_enabled, created_at from sso_configurations where tenant_id = ?`,
  audit: `select at, event from audit_events where tenant_id = ? order by at, seq limit 100000`,
};

/** All that is kept of a tenant, for whoever leaves or is about to be erased. */
@Injectable()
export class TenantExports {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  of(caller: Caller, id: string): Promise<TenantExport> {
    return this.unit.onPlatform('a superadmin takes out all that is kept of a tenant', async () => {
      const parts = {} as Record<keyof typeof PARTS, Record<string, unknown>[]>;
      for (const [name, sql] of Object.entries(PARTS) as [keyof typeof PARTS, string][]) {
        parts[name] = await this.em.execute(sql, [id]);
      }
      if (parts.tenant.length === 0) throw new NotFoundError('tenant');
      await this.audit.record({
        tenantId: id,
        actor: { type: 'user', id: caller.userId },
        action: 'tenant.exported',
        target: { type: 'tenant', id },
        outcome: 'success',
      });
      return { exportedAt: this.clock.now().toISOString(), ...toJson(parts) };
    });
  }
}

/** Dates as text, as they leave the API. */
function toJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
