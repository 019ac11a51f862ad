import { BINDINGS, NS } from '../../saml/protocol/namespaces.js';
import type { Hit, SamlEndpoint, SamlKey, SamlPartner, Surroundings } from '../facts.js';
import { isWithoutTls } from './values.js';

type Rule = (partner: SamlPartner, around: Surroundings) => readonly Hit[];

const ONCE: readonly Hit[] = [{}];
const NEVER: readonly Hit[] = [];
const DAY_MS = 86_400_000;
const METADATA_SOON_DAYS = 3;
const CERTIFICATE_SOON_DAYS = 30;
const LONGEST_ENTITY_ID = 1_024;
const WEAK_ENCRYPTION = [`${NS.xenc}rsa-1_5`, `${NS.xenc}tripledes-cbc`];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const isSoon = (date: Date, now: Date, days: number) =>
  date > now && date.getTime() - now.getTime() < days * DAY_MS;
const servicesOf = ({ endpoints }: SamlPartner, name: string) =>
  endpoints.filter(({ service }) => service === name);
const isAddress = (location: string) =>
  URL.canParse(location) && /^https?:$/.test(new URL(location).protocol);
const locationsOf = ({ location, responseLocation }: SamlEndpoint) =>
  responseLocation === null ? [location] : [location, responseLocation];

const certificates =
  (holds: (certificate: Certificate, now: Date) => Date | null): Rule =>
  ({ keys }, { now }) =>
    keys.flatMap(({ certificate, use, subject }) => {
      const date = certificate && holds(certificate, now);
      return date ? [{ use, subject, date: dayOf(date) }] : [];
    });
type Certificate = NonNullable<SamlKey['certificate']>;

/** What the metadata of a SAML identity provider or service provider says. */
export const SAML_RULES = {
  saml_protocol_missing: ({ protocols }) => (protocols.includes(NS.samlp) ? NEVER : ONCE),
  saml_wrong_namespace: ({ misplaced }) => misplaced,
  saml_time_invalid: ({ invalidTime: value }) => (value === null ? NEVER : [{ value }]),
  saml_entity_id_missing: ({ entityId }) =>
    entityId === '' || entityId.length > LONGEST_ENTITY_ID ? ONCE : NEVER,
  saml_entity_id_no_uri: ({ entityId }) =>
    entityId !== '' && !/^[a-z][a-z0-9+.-]*:\S+$/i.test(entityId) ? [{ entityId }] : NEVER,
  saml_several_entities: ({ entities }) => (entities > 1 ? [{ count: String(entities) }] : NEVER),
  saml_expired: ({ validUntil }, { now }) =>
    validUntil && validUntil <= now ? [{ date: dayOf(validUntil) }] : NEVER,
  saml_expires_soon: ({ validUntil }, { now }) =>
    validUntil && isSoon(validUntil, now, METADATA_SOON_DAYS) ? [{ date: dayOf(validUntil) }] : NEVER,
  saml_no_expiry: ({ validUntil, invalidTime, hasCacheDuration }) =>
    validUntil || invalidTime || hasCacheDuration ? NEVER : ONCE,
  saml_unsigned: ({ signature }) => (signature.state === 'none' ? ONCE : NEVER),
  saml_signature_invalid: ({ signature: { state, reason } }) => (state === 'invalid' ? [{ reason }] : NEVER),
  saml_signature_unsupported: ({ signature: { state, reason } }) =>
    state === 'unsupported' ? [{ reason }] : NEVER,
  saml_signature_sha1: ({ signature }) => (signature.usesSha1 ? ONCE : NEVER),
  saml_private_key: ({ hasPrivateKey }) => (hasPrivateKey ? ONCE : NEVER),
  saml_signing_key_missing: ({ kind, keys }) =>
    kind === 'saml_idp' && !keys.some(({ use }) => use !== 'encryption') ? ONCE : NEVER,
  saml_certificate_unreadable: ({ keys }) =>
    keys.filter(({ certificate }) => certificate === null).map(({ use }) => ({ use })),
  saml_certificate_expired: certificates(({ notAfter }, now) => (notAfter <= now ? notAfter : null)),
  saml_certificate_not_yet_valid: certificates(({ notBefore }, now) => (notBefore > now ? notBefore : null)),
  saml_certificate_expires_soon: certificates(({ notAfter }, now) =>
    isSoon(notAfter, now, CERTIFICATE_SOON_DAYS) ? notAfter : null,
  ),
  saml_weak_key: ({ keys }) =>
    keys.filter(({ isWeak }) => isWeak).map(({ use, subject, key }) => ({ use, subject, key })),
  saml_sso_missing: (partner) =>
    partner.kind === 'saml_idp' && servicesOf(partner, 'SingleSignOnService').length === 0 ? ONCE : NEVER,
  saml_acs_missing: (partner) =>
    partner.kind === 'saml_sp' && servicesOf(partner, 'AssertionConsumerService').length === 0 ? ONCE : NEVER,
  saml_binding_unsupported: (partner) => {
    const isIdp = partner.kind === 'saml_idp';
    const service = isIdp ? 'SingleSignOnService' : 'AssertionConsumerService';
    // Browsers post answers: HTTP-Redirect is not for assertions. Source: SAML Profiles §4.1.2.
    const usable: readonly string[] = isIdp ? [BINDINGS.redirect, BINDINGS.post] : [BINDINGS.post];
    const all = servicesOf(partner, service);
    if (all.length === 0 || all.some(({ binding }) => usable.includes(binding))) return NEVER;
    return [{ service, bindings: isIdp ? 'HTTP-Redirect, HTTP-POST' : 'HTTP-POST' }];
  },
  saml_endpoint_insecure: ({ endpoints }) =>
    endpoints.flatMap((endpoint) =>
      locationsOf(endpoint)
        .filter(isWithoutTls)
        .map((location) => ({ service: endpoint.service, location })),
    ),
  saml_endpoint_invalid: ({ endpoints }) =>
    endpoints
      .filter((endpoint) => !locationsOf(endpoint).every(isAddress))
      .map(({ service }) => ({ service })),
  saml_index_repeated: (partner) => {
    const all = servicesOf(partner, 'AssertionConsumerService').flatMap(({ index }) => index ?? []);
    return [...new Set(all.filter((index, place) => all.indexOf(index) !== place))].map((index) => ({
      index,
    }));
  },
  saml_unsigned_assertions: ({ kind, wantsAssertionsSigned }) =>
    kind === 'saml_sp' && !wantsAssertionsSigned ? ONCE : NEVER,
  saml_encryption_key_missing: ({ kind, keys }) =>
    kind === 'saml_sp' && !keys.some(({ use }) => use !== 'signing') ? ONCE : NEVER,
  saml_weak_encryption: ({ encryptionMethods }) =>
    encryptionMethods
      .filter((method) => WEAK_ENCRYPTION.includes(method))
      .map((method) => ({ algorithm: method.slice(method.indexOf('#') + 1) })),
  saml_old_protocol: ({ allProtocols }) =>
    allProtocols.some((protocol) => /SAML:1|mace:shibboleth:1/.test(protocol)) ? ONCE : NEVER,
  saml_logout_missing: (partner) => (servicesOf(partner, 'SingleLogoutService').length === 0 ? ONCE : NEVER),
} satisfies Record<string, Rule>;
