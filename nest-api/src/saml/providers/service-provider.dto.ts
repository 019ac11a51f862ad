import { type SamlServiceProviderDto, WEAK_SAML_ALGORITHMS } from '@gatehouse/contracts';
import { logoUrl } from '../../tenants/organization/logo.js';
import type { Issuer } from '../issuers/issuer.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';

const DAY = 86_400_000;
/** When warnings about an expiry begin. */
const WARN_DAYS = 30;

export function toServiceProviderDto(
  provider: SamlServiceProvider,
  issuer: Issuer,
  custom: Issuer | null,
  now: Date,
): SamlServiceProviderDto {
  return {
    id: provider.id,
    tenant_id: provider.tenantId ?? null,
    tenant_name: issuer.tenantId && issuer.name,
    name: provider.name,
    logo_url: provider.logoHash ? logoUrl(provider.logoHash) : null,
    entity_id: provider.entityId,
    acs_url: provider.defaultAcs().url,
    assertion_consumer_services: provider.assertionConsumerServices.map(({ url, index, isDefault }) => ({
      url,
      index,
      is_default: isDefault,
    })),
    slo_url: provider.sloUrl ?? null,
    slo_soap_url: provider.sloSoapUrl ?? null,
    slo_binding: provider.sloBinding,
    metadata_url: provider.metadataUrl ?? null,
    metadata_refreshed_at: provider.metadataRefreshedAt?.toISOString() ?? null,
    metadata_problem: provider.metadataProblem ?? null,
    attributes: provider.attributes.map(({ name, source, nameFormat, customAttribute }) => ({
      name,
      source,
      name_format: nameFormat,
      ...(customAttribute !== undefined && { custom_attribute: customAttribute }),
    })),
    name_id_format: provider.nameIdFormat,
    sign: provider.sign,
    signature_algorithm: provider.signatureAlgorithm,
    encryption_algorithm: provider.encryptionAlgorithm ?? null,
    require_signed_requests: provider.requireSignedRequests,
    allow_idp_initiated: provider.allowIdpInitiated,
    certificates: provider.certificates.map((certificate) => ({
      use: certificate.use,
      fingerprint: certificate.fingerprint,
      subject: certificate.subject,
      not_before: certificate.notBefore,
      not_after: certificate.notAfter,
      retired_at: certificate.retiredAt,
    })),
    warnings: warningsOf(provider, now),
    identity_provider: identityProviderOf(provider, issuer),
    custom_identity_provider: custom && identityProviderOf(provider, custom),
    is_active: provider.isActive,
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
    version: provider.version,
  };
}

function identityProviderOf({ id }: SamlServiceProvider, { entityId, ssoUrl, sloUrl }: Issuer) {
  return {
    entity_id: entityId,
    sso_url: ssoUrl,
    slo_url: sloUrl,
    metadata_url: entityId,
    launch_url: `${ssoUrl}?service_provider=${id}`,
  };
}

function warningsOf(provider: SamlServiceProvider, now: Date): string[] {
  const weak = [provider.signatureAlgorithm, provider.encryptionAlgorithm]
    .filter((algorithm) => typeof algorithm === 'string' && WEAK_SAML_ALGORITHMS.includes(algorithm))
    .map((algorithm) => `${algorithm} is weak. Use it only while the application supports nothing stronger.`);
  const ending = provider.certificates
    .filter(({ retiredAt }) => retiredAt === null)
    .flatMap(({ use, notAfter }) => {
      const days = Math.floor((new Date(notAfter).getTime() - now.getTime()) / DAY);
      if (days >= WARN_DAYS) return [];
      return days < 0
        ? [`A ${use} certificate has expired.`]
        : [`A ${use} certificate expires in ${days} ${days === 1 ? 'day' : 'days'}.`];
    });
  return [...weak, ...ending, ...metadataWarning(provider)];
}

function metadataWarning({ metadataProblem, metadataRefreshedAt }: SamlServiceProvider): string[] {
  if (!metadataProblem) return [];
  if (metadataRefreshedAt) return [metadataProblem];
  return [
    `${metadataProblem} Until the metadata is read, requests can be unverified and single logout unavailable. Gatehouse tries again within minutes.`,
  ];
}
