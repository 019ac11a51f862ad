import { type CauseCode, PULL_STATE_PREFIX } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../configurations/sso-configurations.repository.js';
import { providerOf } from '../providers/providers.js';
import type { DirectoryConsent } from '../providers/upstream-provider.js';
import { newSecret } from '../sign-in/browser-binding.js';
import { companyDomain, wrongOrganization } from '../sign-in/organization-check.js';
import { SsoRefused } from '../sign-in/sso-refused.js';
import { type Refreshed, UpstreamOidc } from '../sign-in/upstream-oidc.js';
import type { Callback } from '../sign-in/upstream-protocol.js';
import { Traces } from '../traces/traces.js';
import { ConsentFailed } from './consent-failed.js';

/** A connection, as its tenant and ID name it. */
export interface ConnectionRef {
  readonly tenantId: string;
  readonly id: string;
}

export interface ConsentRound {
  readonly nonce: string;
  /** PKCE. */
  readonly verifier: string;
}

export interface BegunConsent extends ConsentRound {
  readonly authorizationUrl: string;
  readonly state: string;
  /** Binds the consent to the browser that begins it. */
  readonly browserSecret: string;
}

export interface GivenConsent {
  /** Who consented, according to the identity provider. */
  readonly email: string | null;
  readonly refreshToken: string;
}

/** The lasting consent of a directory's administrator, with the client of the connection. In no unit of work. */
@Injectable()
export class DirectoryConsents {
  constructor(
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly oidc: UpstreamOidc,
    private readonly traces: Traces,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws ConsentFailed the connection is deleted, has no directory, or no domains  @throws SsoRefused */
  async begin(connection: ConnectionRef): Promise<BegunConsent> {
    const { configuration, consent } = await this.find(connection);
    requireDomains(configuration, consent);
    const round = {
      state: `${PULL_STATE_PREFIX}${newSecret()}`,
      browserSecret: newSecret(),
      nonce: newSecret(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const { scope, parameters } = consent.lasting;
    return {
      ...round,
      authorizationUrl: await this.oidc.consentUrl(configuration, round, scope, parameters),
    };
  }

  /**
   * Exchanges the code, with every check of a sign-in.
   *
   * @throws SsoRefused the response is invalid, or comes from another organization
   * @throws ConsentFailed consent_insufficient: a permission was left out; configuration_invalid: no domains
   */
  async complete(connection: ConnectionRef, round: ConsentRound, callback: Callback): Promise<GivenConsent> {
    const { configuration, consent } = await this.find(connection);
    // They may have been removed since.
    requireDomains(configuration, consent);
    const given = await this.oidc.consent(configuration, round, callback, this.traces.recorder());
    const organization = textOf(given.claims, consent.organizationClaim);
    await this.requireOrganization(configuration, organization);
    const missing = missingOf(consent.lasting.needed, given.scope);
    const { name } = providerOf(configuration);
    if (missing.length > 0) {
      throw new ConsentFailed(
        'consent_insufficient',
        `The consent lacks ${missing.join(', ')}. Consent again, and allow everything that ${name} lists.`,
      );
    }
    if (!given.refreshToken) {
      throw new ConsentFailed(
        'consent_insufficient',
        `${name} returned no refresh token. Allow the client offline access, then consent again.`,
      );
    }
    const email = textOf(given.claims, 'email') ?? textOf(given.claims, 'preferred_username');
    return { email, refreshToken: given.refreshToken };
  }

  /** An access token for the stored consent. @throws ConsentFailed */
  async tokens(connection: ConnectionRef, refreshToken: string): Promise<Refreshed> {
    const { configuration } = await this.find(connection);
    try {
      return await this.oidc.refresh(configuration, refreshToken, this.traces.recorder());
    } catch (error) {
      if (error instanceof SsoRefused) throw explained(error, providerOf(configuration).name);
      throw error;
    }
  }

  private async find({ tenantId, id }: ConnectionRef) {
    const configuration = await this.unit.inTenant(tenantId, () => this.configurations.find(id));
    const consent: DirectoryConsent | null = configuration ? providerOf(configuration).consent : null;
    if (!configuration || !consent) {
      throw new ConsentFailed(
        'configuration_invalid',
        'The connection was deleted, or its identity provider has no directory that can be read.',
      );
    }
    return { configuration, consent };
  }

  private async requireOrganization(configuration: SsoConfiguration, named: string | null): Promise<void> {
    const company = await this.unit.inTenant(configuration.tenantId as string, () =>
      companyDomain(this.em, configuration, named),
    );
    const wrong = wrongOrganization(configuration, named, company);
    if (wrong) throw new SsoRefused(wrong.code, { ...wrong.found });
  }
}

/** Without domains, every account would count as one of another organization. */
function requireDomains(configuration: SsoConfiguration, { isByDomain }: DirectoryConsent): void {
  if (!isByDomain || configuration.domains.length > 0) return;
  const { name } = providerOf(configuration);
  throw new ConsentFailed(
    'configuration_invalid',
    `This connection has no domains, so ${name} accounts of your organization cannot be recognized. Enter your primary domain at ${name} in the field "Domains" of the settings of this connection. Then consent.`,
  );
}

function textOf(claims: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = claims[name];
  return typeof value === 'string' ? value : null;
}

/** Microsoft names permissions with or without the address of its API. Source: RFC 6749 §5.1: `scope`. */
function missingOf(needed: readonly string[], scope: string | null): string[] {
  // Without a scope in the response, what was asked for was granted.
  if (scope === null) return [];
  const granted = scope.split(' ').map((name) => name.replace(/^https:\/\/graph\.microsoft\.com\//, ''));
  return needed.filter((name) => !granted.includes(name));
}

const UNREACHABLE: ReadonlySet<CauseCode> = new Set(['idp_down', 'idp_slow', 'idp_address_rejected']);

/** What became of a refresh token. Source: RFC 6749 §5.2. */
function explained(refusal: SsoRefused, name: string): ConsentFailed {
  const { causeCode, found } = refusal;
  const needsPerson = ['interaction_required', 'login_required', 'consent_required'].includes(
    String(found.error),
  );
  if (causeCode === 'code_refused' || needsPerson) {
    return new ConsentFailed(
      'consent_revoked',
      `${name} no longer accepts the consent. It was withdrawn, or the account that gave it was disabled, deleted or got a new password. An administrator of the directory must consent again.`,
      { cause: refusal },
    );
  }
  if (causeCode === 'client_refused' || causeCode === 'platform_client_missing') {
    return new ConsentFailed(
      'client_refused',
      `${name} rejects the client of this connection. Check the client ID, and whether the client secret has expired.`,
      { cause: refusal },
    );
  }
  if (UNREACHABLE.has(causeCode)) {
    return new ConsentFailed('unreachable', `${name} could not be reached: ${personMessage(causeCode)}`, {
      cause: refusal,
    });
  }
  return new ConsentFailed('unexpected_response', `${name} returned no token: ${personMessage(causeCode)}`, {
    cause: refusal,
  });
}
