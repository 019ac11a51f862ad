import { readTime } from '../messages/time.js';
import { BINDINGS, type Binding, NS, SOAP_BINDING } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { type Certificate, readCertificate } from '../signature/certificate.js';
import { METADATA_LIMITS } from '../xml/limits.js';
import { parseXml } from '../xml/parse-xml.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childrenNamed, descendants, named, type XmlElement } from '../xml/xml-element.js';

/** A partner's endpoint for one kind of message. */
export interface Endpoint {
  readonly url: string;
  readonly binding: Binding;
  /** `ResponseLocation`, if responses have another address. */
  readonly responseUrl: string | null;
  readonly index: number | null;
  readonly isDefault: boolean;
}

interface PartnerMetadata {
  readonly entityId: string;
  readonly validUntil: Date | null;
  readonly signing: readonly Certificate[];
  readonly encryption: readonly Certificate[];
  readonly logout: readonly Endpoint[];
  /** URIs, the preferred one first. */
  readonly nameIdFormats: readonly string[];
  /** The partner's display name, in English if available. */
  readonly displayName: string | null;
}

export interface ServiceProviderMetadata extends PartnerMetadata {
  readonly assertionConsumerServices: readonly Endpoint[];
  /** Of the logout endpoint for SOAP; null without one. */
  readonly soapLogoutUrl: string | null;
  readonly signsRequests: boolean;
  readonly wantsAssertionsSigned: boolean;
  /** Requested attributes. */
  readonly requestedAttributes: readonly { readonly name: string; readonly isRequired: boolean }[];
}

export interface IdentityProviderMetadata extends PartnerMetadata {
  readonly singleSignOn: readonly Endpoint[];
  readonly wantsRequestsSigned: boolean;
}

/**
 * Reads the metadata of a service provider. `entityId` selects one if a document describes several.
 *
 * @throws SamlRefused not readable, or not of a service provider
 */
export function readServiceProviderMetadata(
  xml: string,
  now: Date,
  entityId?: string,
): ServiceProviderMetadata {
  const { entity, role } = findRole(xml, 'SPSSODescriptor', entityId);
  const services = endpoints(role, 'AssertionConsumerService').filter(({ binding }) => binding === 'post');
  if (services.length === 0) {
    throw new SamlRefused('schema', 'The metadata contains no AssertionConsumerService for HTTP-POST');
  }
  return {
    ...partner(entity, role, now),
    assertionConsumerServices: services,
    soapLogoutUrl: soapLogoutUrl(role),
    signsRequests: isTrue(attribute(role, 'AuthnRequestsSigned')),
    wantsAssertionsSigned: isTrue(attribute(role, 'WantAssertionsSigned')),
    requestedAttributes: childrenNamed(role, NS.md, 'AttributeConsumingService')
      .flatMap((service) => childrenNamed(service, NS.md, 'RequestedAttribute'))
      .map((wanted) => ({
        name: attribute(wanted, 'Name') ?? '',
        isRequired: isTrue(attribute(wanted, 'isRequired')),
      })),
  };
}

/** Reads the metadata of an identity provider. @throws SamlRefused */
export function readIdentityProviderMetadata(
  xml: string,
  now: Date,
  entityId?: string,
): IdentityProviderMetadata {
  const { entity, role } = findRole(xml, 'IDPSSODescriptor', entityId);
  const singleSignOn = endpoints(role, 'SingleSignOnService');
  if (singleSignOn.length === 0)
    throw new SamlRefused('schema', 'The metadata contains no SingleSignOnService');
  const found = partner(entity, role, now);
  if (found.signing.length === 0)
    throw new SamlRefused('schema', 'The metadata contains no signing certificate');
  return { ...found, singleSignOn, wantsRequestsSigned: isTrue(attribute(role, 'WantAuthnRequestsSigned')) };
}

function findRole(xml: string, local: string, entityId: string | undefined) {
  const root = parseXml(xml, { limits: METADATA_LIMITS, annotated: true });
  const candidates = [...descendants(root)]
    .filter((element) => named(element, NS.md, 'EntityDescriptor'))
    .filter((entity) => entityId === undefined || attribute(entity, 'entityID') === entityId)
    .flatMap((entity) => childrenNamed(entity, NS.md, local).map((role) => ({ entity, role })))
    .filter(({ role }) =>
      (attribute(role, 'protocolSupportEnumeration') ?? '').split(/\s+/).includes(NS.samlp),
    );
  const [found, ...more] = candidates;
  if (!found) throw new SamlRefused('schema', `The document describes no ${local} for SAML 2.0`);
  if (more.length > 0)
    throw new SamlRefused('schema', 'The document describes several entities. Enter the entity ID of one');
  return found;
}

function partner(entity: XmlElement, role: XmlElement, now: Date): PartnerMetadata {
  const entityId = attribute(entity, 'entityID');
  if (!entityId || entityId.length > 1_024)
    throw new SamlRefused('schema', 'The metadata contains no entityID');
  const ends = [entity, role].flatMap((element) => {
    const value = attribute(element, 'validUntil');
    return value === undefined ? [] : [readTime(value)];
  });
  const validUntil = ends.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  if (validUntil && validUntil <= now) throw new SamlRefused('expired', 'The metadata has expired');
  return {
    entityId,
    validUntil,
    signing: certificates(role, 'signing'),
    encryption: certificates(role, 'encryption'),
    logout: endpoints(role, 'SingleLogoutService'),
    nameIdFormats: childrenNamed(role, NS.md, 'NameIDFormat').map((format) => textOf(format).trim()),
    displayName: displayName(entity, role),
  };
}

/** A key without `use` serves both. Source: SAML Metadata §2.4.1.1. */
function certificates(role: XmlElement, use: 'signing' | 'encryption'): Certificate[] {
  const found = childrenNamed(role, NS.md, 'KeyDescriptor')
    .filter((key) => (attribute(key, 'use') ?? use) === use)
    .flatMap((key) => [...descendants(key)])
    .filter((element) => named(element, NS.ds, 'X509Certificate'))
    .map((element) => readCertificate(textOf(element)));
  return [...new Map(found.map((certificate) => [certificate.fingerprint, certificate])).values()];
}

function soapLogoutUrl(role: XmlElement): string | null {
  const urls = childrenNamed(role, NS.md, 'SingleLogoutService')
    .filter((element) => attribute(element, 'Binding') === SOAP_BINDING)
    .map((element) => attribute(element, 'Location')?.trim() ?? '');
  return urls.find((url) => url.length <= 2_000 && isWebAddress(url)) ?? null;
}

/** Only supported bindings and http(s) URLs. */
function endpoints(role: XmlElement, local: string): Endpoint[] {
  return childrenNamed(role, NS.md, local).flatMap((element) => {
    const uri = attribute(element, 'Binding');
    const binding = uri === BINDINGS.post ? 'post' : uri === BINDINGS.redirect ? 'redirect' : null;
    const url = attribute(element, 'Location')?.trim();
    if (!binding || !url || !isWebAddress(url)) return [];
    const responseUrl = attribute(element, 'ResponseLocation')?.trim();
    const index = attribute(element, 'index');
    return [
      {
        url,
        binding,
        responseUrl: responseUrl && isWebAddress(responseUrl) ? responseUrl : null,
        index: index !== undefined && /^\d{1,5}$/.test(index) ? Number(index) : null,
        isDefault: isTrue(attribute(element, 'isDefault')),
      },
    ];
  });
}

function isWebAddress(url: string): boolean {
  return url.length <= 2_000 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function displayName(entity: XmlElement, role: XmlElement): string | null {
  const names = [...descendants(role), ...descendants(entity)].filter(({ local }) =>
    ['DisplayName', 'ServiceName', 'OrganizationDisplayName'].includes(local),
  );
  const isEnglish = (element: XmlElement) => element.attributes.some(({ value }) => value.startsWith('en'));
  const chosen = names.find(isEnglish) ?? names[0];
  return chosen ? textOf(chosen).trim().slice(0, 120) || null : null;
}

function isTrue(value: string | undefined): boolean {
  return value === 'true' || value === '1';
}
