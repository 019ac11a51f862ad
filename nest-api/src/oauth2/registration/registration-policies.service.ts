import {
  type CreatedInitialAccessToken,
  type CreateInitialAccessToken,
  type InitialAccessToken,
  REGISTRATION_ROUTE,
  type RegistrationPolicy,
  type SaveRegistrationPolicy,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditRecord } from '../../audit/audit.js';
import { ConflictError, NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { Issuers } from '../issuers/issuers.js';
import { Resources } from '../resources/resources.service.js';
import { ClientRegistrations } from './client-registrations.repository.js';
import {
  InitialAccessTokens,
  type InitialToken,
  MOST_INITIAL_TOKENS,
} from './initial-access-tokens.repository.js';
import { RegistrationPoliciesRepository } from './registration-policies.repository.js';

const ANY_TENANT = 'a superadmin revokes the token of any organization';
const DAY_SECONDS = 86_400;
/** The count stops here. */
const MOST_COUNTED = 10_000;

export class TooManyInitialTokens extends ConflictError {
  readonly code = 'too_many_initial_tokens';

  constructor() {
    super(`An organization can have at most ${MOST_INITIAL_TOKENS} initial access tokens. Revoke one first.`);
  }
}

/** For admins: which applications may register themselves, and the tokens that allow it. */
@Injectable()
export class RegistrationPolicies {
  constructor(
    private readonly policies: RegistrationPoliciesRepository,
    private readonly tokens: InitialAccessTokens,
    private readonly registrations: ClientRegistrations,
    private readonly resources: Resources,
    private readonly issuers: Issuers,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  get(caller: Caller, named: string | undefined): Promise<RegistrationPolicy> {
    return this.inTenant(caller, named, (tenantId) => this.read(tenantId));
  }

  /** @throws NotFoundError  @throws StaleVersion  @throws UnprocessableInput an API is not the organization's */
  async save(
    caller: Caller,
    { tenantId: named, ...input }: SaveRegistrationPolicy,
    { address }: ClientContext,
  ): Promise<RegistrationPolicy> {
    const saved = await this.inTenant(caller, named, async (tenantId) => {
      await this.resources.requireOf(tenantId, input.resources);
      const isSaved = await this.policies.save(tenantId, {
        mode: input.mode,
        redirectHosts: input.redirect_hosts,
        documents: input.documents,
        documentHosts: input.document_hosts,
        blockedDocumentHosts: input.blocked_document_hosts,
        native: input.native,
        grantTypes: input.grant_types,
        scopes: input.scopes,
        resources: input.resources,
        unusedDays: input.unused_days,
        version: input.version,
      });
      if (!isSaved) throw new StaleVersion('policy');
      await this.audit.record({
        ...changed(caller, tenantId, address),
        action: 'registration_policy.updated',
        target: { type: 'tenant', id: tenantId },
        detail: {
          mode: input.mode,
          redirect_hosts: input.redirect_hosts,
          documents: input.documents,
          document_hosts: input.document_hosts,
          blocked_document_hosts: input.blocked_document_hosts,
          native: input.native,
          grant_types: input.grant_types,
          scopes: input.scopes,
          resources: input.resources.map(({ resource }) => resource),
        },
      });
      return this.read(tenantId);
    });
    await this.changes.catchUp();
    return saved;
  }

  /** Newest first. @throws NotFoundError */
  tokensOf(caller: Caller, named: string | undefined): Promise<InitialAccessToken[]> {
    return this.inTenant(caller, named, async (tenantId) => (await this.tokens.list(tenantId)).map(toDto));
  }

  /** @throws NotFoundError  @throws TooManyInitialTokens */
  createToken(
    caller: Caller,
    { tenantId: named, name, most_uses: mostUses, expires_in_days: days }: CreateInitialAccessToken,
    { address }: ClientContext,
  ): Promise<CreatedInitialAccessToken> {
    return this.inTenant(caller, named, async (tenantId) => {
      const createdAt = this.clock.now();
      const expiresAt = days === null ? null : plusSeconds(createdAt, days * DAY_SECONDS);
      const terms = { name, mostUses, expiresAt, createdBy: caller.userId, createdAt };
      const added = await this.tokens.add(tenantId, terms);
      if (!added) throw new TooManyInitialTokens();
      await this.audit.record({
        ...changed(caller, tenantId, address),
        action: 'initial_access_token.created',
        target: { type: 'initial_access_token', id: added.row.id },
        detail: { name, most_uses: mostUses, expires_at: expiresAt?.toISOString() ?? null },
      });
      return { ...toDto(added.row), token: added.token };
    });
  }

  /** Applications that registered with it stay. @throws NotFoundError */
  revokeToken(caller: Caller, id: string, { address }: ClientContext): Promise<void> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const removed = await this.tokens.remove(id);
      if (!removed) throw new NotFoundError('initial access token');
      await this.audit.record({
        ...changed(caller, removed.tenantId, address),
        action: 'initial_access_token.revoked',
        target: { type: 'initial_access_token', id },
        detail: { name: removed.name },
      });
    });
  }

  private async read(tenantId: string): Promise<RegistrationPolicy> {
    const { redirectHosts, documentHosts, blockedDocumentHosts, grantTypes, unusedDays, ...rules } =
      await this.policies.of(tenantId);
    const owners = await this.issuers.ownersOf([{ tenantId }]);
    const owner = owners.get(tenantId);
    if (!owner) throw new NotFoundError('tenant');
    const issuer = owner.customIssuer ?? owner.issuer;
    return {
      mode: rules.mode,
      documents: rules.documents,
      document_hosts: [...documentHosts],
      blocked_document_hosts: [...blockedDocumentHosts],
      native: rules.native,
      scopes: [...rules.scopes],
      resources: [...rules.resources],
      version: rules.version,
      redirect_hosts: [...redirectHosts],
      grant_types: [...grantTypes],
      unused_days: unusedDays,
      issuer,
      registration_endpoint: issuer + REGISTRATION_ROUTE,
      registered: await this.registrations.count(tenantId, MOST_COUNTED),
    };
  }

  private inTenant<T>(
    caller: Caller,
    named: string | undefined,
    work: (tenantId: string) => Promise<T>,
  ): Promise<T> {
    const tenantId = tenantInQuestion(caller, named);
    if (tenantId === null) throw new NotFoundError('tenant');
    return this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      return work(tenantId);
    });
  }
}

function changed({ userId }: Caller, tenantId: string, address: string) {
  const actor = { type: 'user' as const, id: userId };
  return { tenantId, actor, outcome: 'success' as const, address } satisfies Partial<AuditRecord>;
}

function toDto(token: InitialToken): InitialAccessToken {
  return {
    id: token.id,
    name: token.name,
    last_four: token.lastFour,
    uses: token.uses,
    most_uses: token.mostUses,
    expires_at: token.expiresAt && new Date(token.expiresAt).toISOString(),
    created_at: new Date(token.createdAt).toISOString(),
    last_used_at: token.lastUsedAt && new Date(token.lastUsedAt).toISOString(),
  };
}
