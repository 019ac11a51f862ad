import { FAILING_SIGN_INS, FRESH_TEST_HOURS, type SsoConfigurationDto } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { decidersOf, decidingOf } from '../../domains/deciding-domain.js';
import { DomainsRepository, type KnownDomain } from '../../domains/domains.repository.js';
import { LastSignIns } from '../../sign-in-log/last-sign-ins.repository.js';
import { type TenantLabel, TenantsRepository } from '../../tenants/tenants.repository.js';
import { soleTenantOf } from '../connection-scope.js';
import { mappingOf } from '../mapping-of.js';
import { describeCertificate, readCertificates } from '../probe/certificates.js';
import { providerOf } from '../providers/providers.js';
import { SamlUpstreams } from '../saml-upstream.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { certificateWarning, WARNED_DAYS } from './certificate-warning.js';
import { ConfigurationStates, type SsoConfigurationState } from './configuration-states.repository.js';
import { UpstreamAddresses } from './upstream-addresses.js';

/** Connections as the API shows them, without a secret, with what is known of them. */
@Injectable()
export class ConfigurationViews {
  constructor(
    private readonly states: ConfigurationStates,
    private readonly signIns: LastSignIns,
    private readonly claims: DomainsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly addresses: UpstreamAddresses,
    private readonly saml: SamlUpstreams,
    private readonly clock: Clock,
  ) {}

  async one(configuration: SsoConfiguration): Promise<SsoConfigurationDto> {
    const [view] = await this.all([configuration]);
    return view as SsoConfigurationDto;
  }

  /** Four queries however many. */
  async all(configurations: readonly SsoConfiguration[]): Promise<SsoConfigurationDto[]> {
    if (configurations.length === 0) return [];
    const tenantId = soleTenantOf(configurations);
    const names = configurations.flatMap((each) => each.domains.flatMap(decidersOf));
    const ids = configurations.map(({ id }) => id);
    const tenantIds = [...new Set(configurations.flatMap((each) => each.tenantId ?? []))];
    const [states, signIns, domains, tenants] = await this.unit.inScopeOf(
      tenantId,
      "a superadmin's page of connections is of several tenants",
      async () => [
        await this.states.some(ids),
        await this.signIns.of(ids),
        tenantId
          ? await this.claims.claimsAndVerified(tenantId, names)
          : await this.claims.verifiedOrOf(tenantIds, names),
        tenantIds.length > 0 ? await this.tenants.labelsOf(tenantIds) : new Map<string, TenantLabel>(),
      ],
    );
    return configurations.map((configuration) => {
      const state = states.find(({ id }) => id === configuration.id) ?? null;
      return {
        ...this.view(configuration, state, domains),
        tenantName: tenants.get(configuration.tenantId ?? '')?.name ?? null,
        isDemo: tenants.get(configuration.tenantId ?? '')?.isDemo ?? false,
        lastSignInAt: signIns.get(configuration.id)?.toISOString() ?? null,
        failedSignIns: state?.failuresSinceSuccess ?? 0,
      };
    });
  }

  private view(
    configuration: SsoConfiguration,
    state: SsoConfigurationState | null,
    domains: readonly KnownDomain[],
  ): Omit<SsoConfigurationDto, 'tenantName' | 'isDemo' | 'lastSignInAt' | 'failedSignIns'> {
    const { id, type, certificate } = configuration;
    const redirectUri = this.addresses.redirectUriOf(configuration);
    const own = providerOf(configuration).ownAddresses(id, redirectUri, this.saml);
    const certificates = certificate ? this.certificatesOf(certificate) : [];
    return {
      id,
      tenantId: configuration.tenantId ?? null,
      name: configuration.name,
      type,
      isEnabled: configuration.isEnabled,
      clientId: configuration.clientId ?? null,
      clientSecretSet: !!configuration.clientSecret,
      redirectUri: own.redirectUri,
      authorizationEndpoint: configuration.authorizationEndpoint ?? null,
      tokenEndpoint: configuration.tokenEndpoint ?? null,
      userInfoEndpoint: configuration.userInfoEndpoint ?? null,
      issuer: configuration.issuer ?? null,
      directoryId: configuration.directoryId ?? null,
      entityId: configuration.entityId ?? null,
      ssoUrl: configuration.ssoUrl ?? null,
      sloUrl: configuration.sloUrl ?? null,
      sloResponseUrl: configuration.sloResponseUrl ?? null,
      certificate: certificate ?? null,
      certificates,
      privateKeySet: !!configuration.privateKey,
      scopes: configuration.scopes,
      domains: configuration.domains,
      domainStates: configuration.domains.map((domain) => ({
        domain,
        status:
          domains.find((claim) => claim.domain === domain && claim.tenantId === configuration.tenantId)
            ?.status ?? null,
      })),
      metadataUrl: configuration.metadataUrl ?? null,
      acsUrl: own.acsUrl,
      relayState: configuration.relayState ?? null,
      nameIdFormat: configuration.nameIdFormat,
      signatureAlgorithm: configuration.signatureAlgorithm,
      encryptionAlgorithm: configuration.encryptionAlgorithm ?? null,
      createsPeople: configuration.createsPeople,
      usesPlatformClient: configuration.usesPlatformClient,
      allowIdpInitiated: configuration.allowIdpInitiated,
      parameters: configuration.parameters,
      mapping: mappingOf(configuration),
      refresh: {
        at: state?.refreshedAt?.toISOString() ?? null,
        failure: state?.refreshFailure ?? null,
        keys: (state?.keys ?? []).map(({ jwk }: { jwk: object }) =>
          String((jwk as { kid?: string }).kid ?? 'without id'),
        ),
        downSince: state?.downSince?.toISOString() ?? null,
      },
      lastTest:
        state?.testedAt && state.testedBy
          ? {
              at: state.testedAt.toISOString(),
              by: state.testedBy,
              isFresh: isFreshTest(state, configuration, this.clock.now()),
            }
          : null,
      warnings: this.warningsOf(configuration, state, domains),
      managedBySettings: configuration.managedBySettings,
      createdAt: configuration.createdAt.toISOString(),
      updatedAt: configuration.updatedAt.toISOString(),
      version: configuration.version,
    };
  }

  private certificatesOf(pem: string) {
    try {
      return readCertificates('certificate', pem, new Date(0)).map(describeCertificate);
    } catch {
      // Saved by an older version with weaker rules: shown only as text.
      return [];
    }
  }

  private warningsOf(
    configuration: SsoConfiguration,
    state: SsoConfigurationState | null,
    domains: readonly KnownDomain[],
  ): SsoConfigurationDto['warnings'] {
    const warnings: SsoConfigurationDto['warnings'] = [];
    const warn = (code: string, message: string) => warnings.push({ code, message });
    const ends = state?.certificateExpiresAt;
    if (ends) {
      const { daysLeft, message } = certificateWarning(ends, this.clock.now());
      if (daysLeft <= WARNED_DAYS) {
        warn(daysLeft <= 0 ? 'certificate_expired' : 'certificate_expires', message);
      }
    }
    if (state?.refreshFailure) warn('refresh_failed', state.refreshFailure);
    if (state && state.failuresSinceSuccess >= FAILING_SIGN_INS) {
      warn(
        'sign_ins_failing',
        `The last ${state.failuresSinceSuccess} sign-ins failed. The sign-in log shows why.`,
      );
    }
    if (configuration.signatureAlgorithm === 'sha1') warn('weak_signature', 'SHA-1 is weak: use SHA-256.');
    if (configuration.encryptionAlgorithm === 'tripledes')
      warn('weak_encryption', 'Triple DES is weak: use AES-256.');
    if (configuration.tenantId) warnings.push(...domainWarnings(configuration, domains));
    return warnings;
  }
}

/** Of domains by which nobody joins: sign-in asks who decides about each, and whether the connection names that one. */
function domainWarnings(
  { tenantId, domains: named }: SsoConfiguration,
  domains: readonly KnownDomain[],
): SsoConfigurationDto['warnings'] {
  const deciding = named.map((name) => ({ name, by: decidingOf(name, domains) }));
  const idle = deciding.filter(({ by }) => by?.tenantId !== tenantId || !named.includes(by?.domain ?? ''));
  const covered = idle.filter(({ by }) => by?.tenantId === tenantId);
  const unverified = idle.filter(({ by }) => by?.tenantId !== tenantId).map(({ name }) => name);
  return [
    ...(unverified.length > 0
      ? [
          {
            code: 'domain_unverified',
            message: `Not verified yet, so no new users can join through: ${unverified.join(', ')}.`,
          },
        ]
      : []),
    ...covered.map(({ name, by }) => ({
      code: 'domain_covered',
      message: `${by?.domain} covers ${name}. Add the parent domain to this connection so that new users can join.`,
    })),
  ];
}

/** Whether what is configured now is what passed, and not too long ago. */
export function isFreshTest(state: SsoConfigurationState, { version }: SsoConfiguration, now: Date): boolean {
  if (!state.testedAt || state.testedVersion !== version) return false;
  return now.getTime() - state.testedAt.getTime() <= FRESH_TEST_HOURS * 3_600_000;
}
