import {
  acsUrlProblem,
  type ChangeSamlServiceProvider,
  type CreateSamlServiceProvider,
} from '@gatehouse/contracts';
import type { ServiceProviderMetadata } from '../protocol/metadata/read-metadata.js';
import { NAME_ID_FORMATS, type NameIdFormat } from '../protocol/namespaces.js';
import { CertificateUnreadable, readCertificate } from '../protocol/signature/certificate.js';
import { toMapping } from './attribute-mapping.js';
import { MetadataUnusable } from './metadata-unusable.js';
import { toRegistered, withOverlap } from './registered-certificates.js';
import type { RegisteredCertificate, SamlServiceProvider } from './saml-service-provider.entity.js';
import { wrongField } from './service-provider-refused.js';

const MIN_RSA_BITS = 2048;

/** A row without the columns that the database sets. */
export type Registration = Pick<
  SamlServiceProvider,
  | 'entityId'
  | 'name'
  | 'assertionConsumerServices'
  | 'acsUrlGiven'
  | 'sloUrl'
  | 'sloUrlGiven'
  | 'sloResponseUrl'
  | 'sloSoapUrl'
  | 'sloBinding'
  | 'metadataUrl'
  | 'metadataRefreshedAt'
  | 'metadataProblem'
  | 'metadataNextReadAt'
  | 'metadataFailures'
  | 'certificates'
  | 'attributes'
  | 'nameIdFormat'
  | 'sign'
  | 'signatureAlgorithm'
  | 'encryptionAlgorithm'
  | 'requireSignedRequests'
  | 'allowIdpInitiated'
  | 'isActive'
>;

/** Metadata, or the reason why the metadata URL could not be read. */
export type MetadataOutcome = ServiceProviderMetadata | MetadataUnusable | null;

/**
 * The registration: the given values, otherwise those of the metadata, otherwise defaults.
 *
 * @throws UnprocessableInput
 */
export function registrationOf(
  input: CreateSamlServiceProvider,
  outcome: MetadataOutcome,
  now: Date,
): Registration {
  const problem = outcome instanceof MetadataUnusable ? outcome.message : null;
  const metadata = outcome instanceof MetadataUnusable ? null : outcome;
  const entityId = input.entity_id ?? metadata?.entityId;
  const services = servicesOf(input, metadata);
  if (!entityId || services.length === 0)
    throw wrongField('entity_id', 'Enter the entity ID and the ACS URL');
  const logout = logoutOf(metadata);
  const registration: Registration = {
    entityId,
    name: input.name ?? metadata?.displayName ?? nameFrom(entityId),
    assertionConsumerServices: services,
    acsUrlGiven: input.acs_url !== undefined,
    sloUrl: input.slo_url ?? logout?.url ?? null,
    sloUrlGiven: typeof input.slo_url === 'string',
    sloResponseUrl: input.slo_url ? null : (logout?.responseUrl ?? null),
    sloSoapUrl: input.slo_soap_url === undefined ? (metadata?.soapLogoutUrl ?? null) : input.slo_soap_url,
    sloBinding: input.slo_binding ?? (input.slo_url ? 'redirect' : (logout?.binding ?? 'redirect')),
    metadataUrl: input.metadata_url ?? null,
    metadataRefreshedAt: metadata ? now : null,
    ...readingOf(input.metadata_url ?? null, problem, now),
    certificates: certificatesOf(input, metadata),
    attributes: toMapping(input.attributes),
    nameIdFormat: input.name_id_format ?? formatOf(metadata),
    sign: input.sign ?? 'both',
    signatureAlgorithm: input.signature_algorithm ?? 'rsa-sha256',
    encryptionAlgorithm: input.encryption_algorithm ?? null,
    requireSignedRequests: input.require_signed_requests ?? metadata?.signsRequests ?? false,
    allowIdpInitiated: input.allow_idp_initiated ?? false,
    isActive: input.is_active,
  };
  requireConsistent(registration);
  return registration;
}

/** The columns that a change updates. @throws UnprocessableInput */
export function toChanges(
  provider: SamlServiceProvider,
  input: Omit<ChangeSamlServiceProvider, 'version'>,
): Partial<Registration> {
  const given = <K extends keyof Registration>(key: K, value: Registration[K] | undefined) =>
    value === undefined ? {} : ({ [key]: value } as Pick<Registration, K>);
  return {
    ...given('name', input.name),
    ...(input.acs_url === undefined
      ? {}
      : { assertionConsumerServices: servicesOf(input, null), acsUrlGiven: true }),
    ...given('sloUrl', input.slo_url),
    ...(input.slo_url === undefined ? {} : { sloResponseUrl: null, sloUrlGiven: input.slo_url !== null }),
    ...given('sloSoapUrl', input.slo_soap_url),
    ...given('sloBinding', input.slo_binding),
    ...(input.metadata_url === undefined || input.metadata_url === (provider.metadataUrl ?? null)
      ? {}
      : { metadataUrl: input.metadata_url, ...readingOf(input.metadata_url, null, null) }),
    ...given('attributes', input.attributes && toMapping(input.attributes)),
    ...given('nameIdFormat', input.name_id_format),
    ...given('sign', input.sign),
    ...given('signatureAlgorithm', input.signature_algorithm),
    ...given('encryptionAlgorithm', input.encryption_algorithm),
    ...given('requireSignedRequests', input.require_signed_requests),
    ...given('allowIdpInitiated', input.allow_idp_initiated),
    ...given('isActive', input.is_active),
    certificates: replaced(provider.certificates, input),
  };
}

/** The changes from newly read metadata: addresses and certificates, never the choices of a user. */
export function applyMetadata(
  provider: SamlServiceProvider,
  metadata: ServiceProviderMetadata,
  now: Date,
): void {
  const logout = logoutOf(metadata);
  const chosen = provider.acsUrlGiven ? { acs_url: provider.defaultAcs().url } : {};
  const services = servicesOf(chosen, metadata);
  if (services.length > 0) provider.assertionConsumerServices = services;
  if (logout && !provider.sloUrlGiven) {
    provider.sloUrl = logout.url;
    provider.sloResponseUrl = logout.responseUrl;
    provider.sloBinding = logout.binding;
  }
  if (metadata.soapLogoutUrl) provider.sloSoapUrl = metadata.soapLogoutUrl;
  provider.certificates = withOverlap(provider.certificates, certificatesOf({}, metadata), now);
  // Registered while its metadata was unreachable, so no user has chosen this value.
  const isFirst = !provider.metadataRefreshedAt;
  if (isFirst && metadata.signsRequests && metadata.signing.length > 0) provider.requireSignedRequests = true;
  provider.metadataRefreshedAt = now;
  Object.assign(provider, readingOf(provider.metadataUrl ?? null, null, now));
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const LONGEST_WAIT_MINUTES = 60;

/** The time of the next attempt after `failures` consecutive failures: in 1, 2, 4 … 60 minutes. */
export function retryAt(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (failures - 1), LONGEST_WAIT_MINUTES) * MINUTE);
}

/** `readAt` null: read as soon as possible. */
function readingOf(
  url: string | null,
  problem: string | null,
  readAt: Date | null,
): Pick<Registration, 'metadataProblem' | 'metadataNextReadAt' | 'metadataFailures'> {
  const failures = problem === null ? 0 : 1;
  const next = () => {
    if (readAt === null) return new Date(0);
    return problem === null ? new Date(readAt.getTime() + DAY) : retryAt(failures, readAt);
  };
  return {
    metadataProblem: problem?.slice(0, 300) ?? null,
    metadataNextReadAt: url === null ? null : next(),
    metadataFailures: failures,
  };
}

/** @throws UnprocessableInput incompatible settings */
export function requireConsistent(
  registration: Pick<Registration, 'certificates' | 'encryptionAlgorithm' | 'requireSignedRequests'>,
): void {
  const has = (use: RegisteredCertificate['use']) => registration.certificates.some((one) => one.use === use);
  if (registration.encryptionAlgorithm && !has('encryption')) {
    throw wrongField('encryption_certificate', 'Encryption requires a certificate of the service provider');
  }
  if (registration.requireSignedRequests && !has('signing')) {
    throw wrongField('signing_certificates', 'Signed requests require a certificate of the service provider');
  }
}

function servicesOf(
  input: Pick<CreateSamlServiceProvider, 'acs_url'>,
  metadata: ServiceProviderMetadata | null,
) {
  const { acs_url: chosen } = input;
  const listed = (metadata?.assertionConsumerServices ?? [])
    .filter(({ url }) => acsUrlProblem(url) === null)
    .map(({ url, index, isDefault }) => ({ url, index, isDefault: chosen ? url === chosen : isDefault }));
  const isListed = listed.some(({ url }) => url === chosen);
  return chosen && !isListed
    ? [{ url: chosen, index: listed.length > 0 ? null : 0, isDefault: true }, ...listed]
    : listed;
}

/** Redirect before POST, because it needs no page in between. */
function logoutOf(metadata: ServiceProviderMetadata | null) {
  const endpoints = metadata?.logout ?? [];
  return endpoints.find(({ binding }) => binding === 'redirect') ?? endpoints[0];
}

type GivenCertificates = Pick<CreateSamlServiceProvider, 'signing_certificates' | 'encryption_certificate'>;

function certificatesOf(
  input: GivenCertificates,
  metadata: ServiceProviderMetadata | null,
): RegisteredCertificate[] {
  const fromMetadata = [
    ...(metadata?.signing ?? []).map((certificate) => toRegistered(certificate, 'signing')),
    ...(metadata?.encryption ?? []).map((certificate) => toRegistered(certificate, 'encryption')),
  ];
  return replaced(fromMetadata, input);
}

function replaced(
  before: readonly RegisteredCertificate[],
  input: GivenCertificates,
): RegisteredCertificate[] {
  const { signing_certificates: signing, encryption_certificate: encryption } = input;
  const keep = (use: RegisteredCertificate['use']) => before.filter((certificate) => certificate.use === use);
  return [
    ...(signing
      ? signing.map((text, index) => read(text, 'signing', `signing_certificates.${index}`))
      : keep('signing')),
    ...(encryption === undefined
      ? keep('encryption')
      : encryption === null
        ? []
        : [read(encryption, 'encryption', 'encryption_certificate')]),
  ];
}

function read(text: string, use: RegisteredCertificate['use'], field: string): RegisteredCertificate {
  try {
    const certificate = readCertificate(text);
    if (certificate.rsaBits !== null && certificate.rsaBits < MIN_RSA_BITS) {
      throw wrongField(field, `The key has ${certificate.rsaBits} bits. Use at least ${MIN_RSA_BITS}`);
    }
    if (use === 'encryption' && certificate.keyType !== 'rsa') {
      throw wrongField(field, 'Encryption requires an RSA key');
    }
    return toRegistered(certificate, use);
  } catch (error) {
    if (error instanceof CertificateUnreadable) throw wrongField(field, 'This is not an X.509 certificate');
    throw error;
  }
}

function formatOf(metadata: ServiceProviderMetadata | null): NameIdFormat {
  const known = Object.entries(NAME_ID_FORMATS) as [NameIdFormat, string][];
  const wanted = metadata?.nameIdFormats.flatMap((uri) => known.filter(([, format]) => format === uri)) ?? [];
  return wanted[0]?.[0] ?? 'email';
}

function nameFrom(entityId: string): string {
  return (URL.canParse(entityId) && new URL(entityId).hostname ? new URL(entityId).hostname : entityId).slice(
    0,
    120,
  );
}
