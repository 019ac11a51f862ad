import {
  type ChangeOAuthClient,
  type CreateOAuthClient,
  type OAuthClientListQuery,
  permissionsOfMember,
  type RotatedClientSecret,
} from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { PersonStandings } from '../../auth/person-standing.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, may, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import type { Counted } from '../../common/paging.js';
import { requireFresh } from '../../common/reauthentication.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ApplicationLogos } from '../../tenants/organization/application-logos.repository.js';
import { readLogo } from '../../tenants/organization/logo.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { requireUsableCertificates } from '../certificates/certificate-rules.js';
import { Resources } from '../resources/resources.service.js';
import { ClientIdTaken, NoSecret, SkipConsentRefused } from './client-refused.js';
import { ClientRemoval } from './client-removal.js';
import {
  certificateSettingsOf,
  changesCertificates,
  changesOf,
  hasSecret,
  requireFittingSettings,
  requireKeyHolder,
  requireSameSector,
  requireUsableKeys,
  requireWorkloadKeys,
} from './client-rules.js';
import { ClientSecrets } from './client-secrets.repository.js';
import { ClientsRepository, type OAuthClient } from './clients.repository.js';
import { CustomClaims } from './custom-claims.js';
import type { OAuthClientSecret } from './oauth-client-secret.entity.js';
import { sectorOf } from './sector.js';
import { SectorList } from './sector-list.js';
import { securityProfileOf } from './stored-profile.js';

export interface CreatedClient {
  readonly client: OAuthClient;
  /** In plain text, only once; null for a public client. */
  readonly secret: string | null;
}

const ANY_TENANT = 'a superadmin manages every client, those without a tenant too';

/** A valid secret. `creatorLeft`: its creator may no longer manage the application but knows the secret. */
export interface KeptSecret {
  readonly secret: OAuthClientSecret;
  readonly creatorLeft: boolean;
}

/** Clients of a tenant for its admins, and all of them for superadmins. */
@Injectable()
export class Clients {
  constructor(
    private readonly em: EntityManager,
    private readonly clients: ClientsRepository,
    private readonly removal: ClientRemoval,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly secrets: ClientSecrets,
    private readonly resources: Resources,
    private readonly customClaims: CustomClaims,
    private readonly sectors: SectorList,
    private readonly logos: ApplicationLogos,
    private readonly standings: PersonStandings,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * @throws SkipConsentRefused a tenant's admin asks for it
   * @throws ReauthenticationRequired it may impersonate, and the last authentication is too old
   * @throws NotFoundError unknown tenant, or not the caller's
   * @throws ClientIdTaken
   * @throws UnprocessableInput invalid keys, sector or custom claims
   */
  async create(caller: Caller, input: CreateOAuthClient, from: ClientContext): Promise<CreatedClient> {
    const tenantId = tenantInQuestion(caller, input.tenant_id);
    if (input.skip_consent && !may(caller, 'platform_management')) throw new SkipConsentRefused();
    if (input.impersonation) requireFresh(caller, this.clock.now());
    requireUsableKeys(input.jwks);
    requireWorkloadKeys(input.workload_identities);
    requireUsableCertificates(input, this.settings.MTLS_URL);
    if (input.sector_identifier_uri !== null)
      await this.sectors.requireAll(input.sector_identifier_uri, input.redirect_uris);
    try {
      return await this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
        await this.requireTenant(tenantId);
        await this.resources.requireOf(tenantId, input.resources);
        await this.resources.requireActors(tenantId, input.may_act);
        const customClaims = await this.customClaims.require(tenantId, input.custom_claims);
        const client = this.clients.add(tenantId, caller.userId, { ...input, custom_claims: customClaims });
        await this.em.flush();
        const secret = hasSecret(client)
          ? this.secrets.add(client, caller.userId, input.client_secret)
          : null;
        await this.em.flush();
        await this.record(caller, 'oauth_client.created', client, from, settingsOf(client));
        return { client, secret };
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ClientIdTaken();
      throw error;
    }
  }

  /** At most `limit + 1` clients, oldest first. */
  list(caller: Caller, query: OAuthClientListQuery): Promise<Counted<OAuthClient>> {
    const tenantId = tenantInQuestion(caller, query.tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () => this.clients.page(tenantId, query));
  }

  /** @throws NotFoundError unknown client, or not the caller's */
  get(caller: Caller, id: string): Promise<OAuthClient> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const client = await this.clients.find(id);
      if (!client) throw new NotFoundError('application');
      return client;
    });
  }

  /**
   * The valid secrets, newest first, and whether the creator of one lost the permission: they still
   * know it.
   *
   * @throws NotFoundError
   */
  secretsOf(caller: Caller, id: string): Promise<KeptSecret[]> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const client = await this.clients.find(id);
      if (!client) throw new NotFoundError('application');
      const secrets = await this.secrets.valid(client.id, this.clock.now());
      return Promise.all(
        secrets.map(async (secret) => ({ secret, creatorLeft: await this.hasLeft(secret) })),
      );
    });
  }

  private async hasLeft({ createdBy, tenantId }: OAuthClientSecret): Promise<boolean> {
    if (!createdBy) return false;
    const standings = await this.standings.find(createdBy);
    const [person] = standings;
    if (person?.userStatus !== 'active') return true;
    if (person.isSuperadmin) return false;
    const member = standings.find((standing) => standing.tenantId === tenantId);
    if (member?.membershipStatus !== 'active') return true;
    return !permissionsOfMember(member.membershipRole ?? 'tenant_user', member.rolePermissions).includes(
      'tenant_management',
    );
  }

  /**
   * @throws NotFoundError
   * @throws StaleVersion it has changed since `version`
   * @throws SkipConsentRefused a tenant's admin asks for it
   * @throws ReauthenticationRequired it may impersonate now, and the last authentication is too old
   * @throws UnprocessableInput the changed settings are incompatible
   */
  async change(
    caller: Caller,
    id: string,
    { version, ...input }: ChangeOAuthClient,
    from: ClientContext,
  ): Promise<OAuthClient> {
    requireUsableKeys(input.jwks);
    requireWorkloadKeys(input.workload_identities);
    await this.requireListed(caller, id, version, input);
    return this.edit(caller, id, async (client) => {
      if (client.version !== version) throw new StaleVersion('application');
      if (input.skip_consent && !client.skipConsent && !may(caller, 'platform_management')) {
        throw new SkipConsentRefused();
      }
      if (input.impersonation && !client.impersonation) requireFresh(caller, this.clock.now());
      requireKeyHolder(client, input);
      await this.resources.requireOf(client.tenantId ?? null, input.resources ?? []);
      await this.resources.requireActors(client.tenantId ?? null, input.may_act ?? []);
      const sector = sectorOf(client);
      const customClaims =
        input.custom_claims &&
        (await this.customClaims.require(client.tenantId ?? null, input.custom_claims));
      this.em.assign(client, changesOf({ ...input, custom_claims: customClaims }));
      requireFittingSettings(client);
      if (changesCertificates(input))
        requireUsableCertificates(certificateSettingsOf(client), this.settings.MTLS_URL);
      requireSameSector(client, sector);
      if (input.is_active === false) client.switchOff(this.clock.now());
      await this.em.flush();
      await this.record(caller, 'oauth_client.updated', client, from, { changed: Object.keys(input) });
      return client;
    });
  }

  /**
   * @param content a picture in base64; null for none
   * @throws NotFoundError
   * @throws StaleVersion it has changed since `version`
   * @throws UnprocessableInput it is no picture that we take; says why
   */
  async setLogo(
    caller: Caller,
    id: string,
    version: number,
    content: string | null,
    from: ClientContext,
  ): Promise<OAuthClient> {
    return this.edit(caller, id, async (client) => {
      if (client.version !== version) throw new StaleVersion('application');
      await this.logos.set(client, content === null ? null : readLogo(content));
      await this.em.flush();
      await this.record(caller, 'oauth_client.updated', client, from, { changed: ['logo'] });
      return client;
    });
  }

  /**
   * Adds a secret. The previous one works for another `keepOldSeconds`.
   *
   * @throws NotFoundError
   * @throws NoSecret
   */
  rotateSecret(
    caller: Caller,
    id: string,
    keepOldSeconds: number,
    from: ClientContext,
  ): Promise<RotatedClientSecret> {
    return this.edit(caller, id, async (client) => {
      if (!hasSecret(client)) throw new NoSecret();
      const until = plusSeconds(this.clock.now(), keepOldSeconds);
      const secret = await this.secrets.replace(client, caller.userId, keepOldSeconds > 0 ? until : null);
      await this.record(caller, 'oauth_client.secret_rotated', client, from, {
        old_secret_expires_at: until.toISOString(),
      });
      return { client_secret: secret, old_secret_expires_at: until.toISOString() };
    });
  }

  /** Deletes it and ends all its tokens. Its `client_id` is never reused. @throws NotFoundError */
  delete(caller: Caller, id: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (client) => {
      await this.removal.end(client);
      await this.record(caller, 'oauth_client.deleted', client, from, {});
    });
  }

  /** Requested before the transaction, so that none waits for another server. */
  private async requireListed(
    caller: Caller,
    id: string,
    version: number,
    input: Omit<ChangeOAuthClient, 'version'>,
  ): Promise<void> {
    if (input.redirect_uris === undefined && !input.sector_identifier_uri) return;
    const client = await this.get(caller, id);
    if (client.version !== version) throw new StaleVersion('application');
    const given = input.sector_identifier_uri;
    const uri = given === undefined ? client.sectorIdentifierUri : given;
    if (uri && client.subjectType === 'pairwise')
      await this.sectors.requireAll(uri, input.redirect_uris ?? client.redirectUris);
  }

  private async edit<T>(caller: Caller, id: string, work: (client: OAuthClient) => Promise<T>): Promise<T> {
    const result = await this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const client = await this.clients.lock(id);
      if (!client) throw new NotFoundError('application');
      return work(client);
    });
    // Before the response is sent, this process applies the change.
    await this.changes.catchUp();
    return result;
  }

  private async requireTenant(tenantId: string | null): Promise<void> {
    if (tenantId !== null && !(await this.tenants.exists(tenantId))) {
      throw new NotFoundError('tenant');
    }
  }

  private record(
    caller: Caller,
    action: `oauth_client.${'created' | 'updated' | 'secret_rotated' | 'deleted'}`,
    client: OAuthClient,
    from: ClientContext,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: client.tenantId ?? null,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'oauth_client', id: client.id },
      outcome: 'success',
      address: from.address,
      detail: { client_id: client.clientId, ...detail },
    });
  }
}

function settingsOf(client: OAuthClient): AuditDetail {
  return {
    grant_types: client.grantTypes,
    redirect_uris: client.redirectUris,
    scopes: client.scopes,
    resources: client.resources.map(({ resource }) => resource),
    security_profile: securityProfileOf(client),
    require_pkce: client.requirePkce,
    may_act: client.mayAct,
    impersonation: client.impersonation,
    workload_identities: client.workloadIdentities.map(({ issuer, subject }) => `${issuer} ${subject}`),
    skip_consent: client.skipConsent,
    is_active: client.isActive,
  };
}
