import { readTime } from '../saml/protocol/messages/time.js';
import { NS } from '../saml/protocol/namespaces.js';
import { SamlRefused } from '../saml/protocol/saml-refused.js';
import {
  type Certificate,
  CertificateUnreadable,
  readCertificate,
} from '../saml/protocol/signature/certificate.js';
import { verifyElement } from '../saml/protocol/signature/verify-element.js';
import { METADATA_LIMITS } from '../saml/protocol/xml/limits.js';
import { parseXml } from '../saml/protocol/xml/parse-xml.js';
import {
  attribute,
  childElements,
  childrenNamed,
  descendants,
  isElement,
  named,
  type XmlElement,
} from '../saml/protocol/xml/xml-element.js';
import type { SamlEndpoint, SamlKey, SamlPartner, SamlSignature } from './facts.js';
import { FederationUnreadable } from './federation-unreadable.js';

const LEAST_RSA_BITS = 2_048;
const STRONG_CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];
const SERVICES = [
  'SingleSignOnService',
  'SingleLogoutService',
  'AssertionConsumerService',
  'ArtifactResolutionService',
];

/**
 * Reads SAML metadata as far as possible; the rules report its problems.
 *
 * @throws FederationUnreadable it is not readable XML, or no entity has a role of SAML 2.0
 */
export function readSaml(xml: string, entityId?: string): SamlPartner {
  const root = parse(xml);
  const entities = [...descendants(root)].filter((element) => named(element, NS.md, 'EntityDescriptor'));
  const asked = entities.filter((entity) => !entityId || attribute(entity, 'entityID') === entityId);
  if (entityId && asked.length === 0) {
    throw new FederationUnreadable('entityId', `The document does not describe the entity "${entityId}".`);
  }
  const found = asked.map((entity) => ({ entity, role: roleOf(entity) })).find(({ role }) => role !== null);
  if (!found?.role) throw new FederationUnreadable('subject', withoutRole(root));
  return partnerOf(root, found.entity, found.role, entities.length);
}

function parse(xml: string): XmlElement {
  try {
    return parseXml(xml, { limits: METADATA_LIMITS, annotated: true });
  } catch (cause) {
    if (!(cause instanceof SamlRefused)) throw cause;
    throw new FederationUnreadable('subject', `This XML cannot be read: ${cause.message}.`, { cause });
  }
}

/** The role of SAML 2.0, otherwise one that does not declare a protocol. */
function roleOf(entity: XmlElement): XmlElement | null {
  const roles = childElements(entity).filter(
    (child) => named(child, NS.md, 'IDPSSODescriptor') || named(child, NS.md, 'SPSSODescriptor'),
  );
  return roles.find((role) => protocolsOf(role).includes(NS.samlp)) ?? roles[0] ?? null;
}

function withoutRole(root: XmlElement): string {
  const isElsewhere = [...descendants(root)].some(
    ({ local, uri }) => /^(EntityDescriptor|(IDP|SP)SSODescriptor)$/.test(local) && uri !== NS.md,
  );
  return isElsewhere
    ? `The elements of the metadata are not in the namespace ${NS.md}.`
    : 'The document describes no SAML identity provider and no SAML service provider.';
}

/** Parts of a key outside of their namespace, where an XML parser does not find them. */
function misplacedIn(role: XmlElement): { element: string; namespace: string }[] {
  const names = childrenNamed(role, NS.md, 'KeyDescriptor')
    .flatMap((key) => [...descendants(key)])
    .filter(({ local, uri }) => ['KeyInfo', 'X509Data', 'X509Certificate'].includes(local) && uri !== NS.ds)
    .map(({ local }) => local);
  return [...new Set(names)].map((element) => ({ element, namespace: NS.ds }));
}

function partnerOf(root: XmlElement, entity: XmlElement, role: XmlElement, entities: number): SamlPartner {
  const keys = childrenNamed(role, NS.md, 'KeyDescriptor').flatMap(keysIn);
  return {
    kind: named(role, NS.md, 'IDPSSODescriptor') ? 'saml_idp' : 'saml_sp',
    entityId: attribute(entity, 'entityID')?.trim() ?? '',
    entities,
    ...endOf([root, entity, role]),
    misplaced: misplacedIn(role),
    hasCacheDuration: [root, entity, role].some((element) => attribute(element, 'cacheDuration')),
    signature: signatureOf([entity, root, role], keys),
    hasPrivateKey: [...descendants(root)].some((element) => /PRIVATE KEY-----/.test(ownText(element))),
    keys,
    endpoints: SERVICES.flatMap((service) => childrenNamed(role, NS.md, service).map(endpointOf)),
    wantsAssertionsSigned: ['true', '1'].includes(attribute(role, 'WantAssertionsSigned') ?? ''),
    encryptionMethods: [
      ...new Set(
        [...descendants(role)]
          .filter((element) => named(element, NS.md, 'EncryptionMethod'))
          .map((element) => attribute(element, 'Algorithm') ?? ''),
      ),
    ],
    protocols: protocolsOf(role),
    allProtocols: childElements(entity).flatMap(protocolsOf),
  };
}

const protocolsOf = (role: XmlElement) =>
  (attribute(role, 'protocolSupportEnumeration') ?? '').split(/\s+/).filter(Boolean);

/** Direct text of an element. */
const ownText = ({ children }: XmlElement) => children.filter((child) => !isElement(child)).join('');

function endOf(elements: readonly XmlElement[]): Pick<SamlPartner, 'validUntil' | 'invalidTime'> {
  const values = elements.flatMap((element) => attribute(element, 'validUntil') ?? []);
  const times = values.map((value) => ({ value, time: timeOf(value) }));
  const ends = times.flatMap(({ time }) => time ?? []).sort((a, b) => a.getTime() - b.getTime());
  const invalid = times.find(({ time }) => time === null)?.value.slice(0, 60);
  return { validUntil: ends[0] ?? null, invalidTime: invalid ?? null };
}

function timeOf(value: string): Date | null {
  try {
    return readTime(value);
  } catch (cause) {
    if (cause instanceof SamlRefused) return null;
    throw cause;
  }
}

function endpointOf(element: XmlElement): SamlEndpoint {
  return {
    service: element.local,
    binding: attribute(element, 'Binding') ?? '',
    location: attribute(element, 'Location')?.trim() ?? '',
    responseLocation: attribute(element, 'ResponseLocation')?.trim() ?? null,
    index: attribute(element, 'index') ?? null,
  };
}

function keysIn(descriptor: XmlElement): SamlKey[] {
  const named_ = attribute(descriptor, 'use');
  const use = named_ === 'signing' || named_ === 'encryption' ? named_ : 'signing and encryption';
  return certificatesIn(descriptor).map((text) => keyOf(use, text));
}

const certificatesIn = (element: XmlElement) =>
  [...descendants(element)].filter((inner) => named(inner, NS.ds, 'X509Certificate')).map(ownText);

function keyOf(use: SamlKey['use'], text: string): SamlKey {
  const certificate = certificateOf(text);
  if (!certificate) return { use, certificate, subject: '', key: '', isWeak: false };
  const { rsaBits, key, subject } = certificate;
  const curve = key.asymmetricKeyDetails?.namedCurve ?? '';
  return {
    use,
    certificate,
    subject: subject.replaceAll('\n', ', ').slice(0, 200),
    key: rsaBits === null ? `EC ${curve}` : `RSA ${rsaBits}`,
    isWeak: rsaBits === null ? !STRONG_CURVES.includes(curve) : rsaBits < LEAST_RSA_BITS,
  };
}

function certificateOf(text: string): Certificate | null {
  try {
    return readCertificate(text);
  } catch (cause) {
    if (cause instanceof CertificateUnreadable) return null;
    throw cause;
  }
}

/**
 * Whether the document is unchanged since it was signed. The key comes from the document, so this says nothing about
 * the signer.
 */
function signatureOf(elements: readonly XmlElement[], keys: readonly SamlKey[]): SamlSignature {
  const element = elements.find((candidate) => childrenNamed(candidate, NS.ds, 'Signature').length > 0);
  const [signature] = element ? childrenNamed(element, NS.ds, 'Signature') : [];
  if (!element || !signature) return { state: 'none', reason: '', usesSha1: false };
  const algorithms = [...descendants(signature)].flatMap((inner) => attribute(inner, 'Algorithm') ?? []);
  const usesSha1 = algorithms.some((algorithm) => /(rsa-|dsa-|#)sha1$/.test(algorithm));
  const brought = certificatesIn(signature).flatMap((text) => certificateOf(text)?.key ?? []);
  const own = keys.flatMap(({ certificate }) => certificate?.key ?? []);
  try {
    verifyElement(element, { keys: [...brought, ...own], algorithms: { allowSha1: true } });
    return { state: 'valid', reason: '', usesSha1 };
  } catch (cause) {
    if (!(cause instanceof SamlRefused)) throw cause;
    const isWrong = ['signature_value', 'digest', 'signature_reference'].includes(cause.check);
    return { state: isWrong ? 'invalid' : 'unsupported', reason: cause.message, usesSha1 };
  }
}
