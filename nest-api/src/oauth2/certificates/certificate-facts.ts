import type { X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  type Name,
  SubjectAlternativeName,
} from '@peculiar/asn1-x509';

/** The parts of a certificate that decide whether it is accepted, beyond those of `X509Certificate`. */
export interface CertificateFacts {
  readonly subject: Name;
  readonly names: SubjectAlternativeName;
  /** How many authorities may be below this one; null: any number. */
  readonly pathLength: number | null;
  /** `KeyUsageFlags`; null: any use. */
  readonly keyUsage: number | null;
  /** Object identifiers; null: any use. */
  readonly extendedKeyUsage: readonly string[] | null;
  /** The first extension that nobody who does not know it may ignore; null if all are known. Source: RFC 5280 §4.2. */
  readonly unknownExtension: string | null;
  /** Object identifier. */
  readonly signatureAlgorithm: string;
}

const KNOWN = new Set<string>([
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
]);
/** An authority that may only issue for some names. They are not checked, so it is not accepted. */
const NAME_CONSTRAINTS = '2.5.29.30';

const known = new WeakMap<X509Certificate, CertificateFacts>();

/** @throws Error it is not encoded as RFC 5280 §4.1 says */
export function factsOf(certificate: X509Certificate): CertificateFacts {
  const facts = known.get(certificate) ?? readFacts(certificate);
  known.set(certificate, facts);
  return facts;
}

function readFacts({ raw }: X509Certificate): CertificateFacts {
  const { tbsCertificate: body, signatureAlgorithm } = AsnConvert.parse(raw, Certificate);
  const extensions = [...(body.extensions ?? [])];
  const find = (id: string) => extensions.find(({ extnID }) => extnID === id)?.extnValue.buffer ?? null;
  const [basic, usage, extended, names] = [
    find(id_ce_basicConstraints),
    find(id_ce_keyUsage),
    find(id_ce_extKeyUsage),
    find(id_ce_subjectAltName),
  ];
  const unknown = extensions.find(
    ({ extnID, critical }) => extnID === NAME_CONSTRAINTS || (critical && !KNOWN.has(extnID)),
  );
  return {
    subject: body.subject,
    names: names ? AsnConvert.parse(names, SubjectAlternativeName) : new SubjectAlternativeName(),
    pathLength: (basic && AsnConvert.parse(basic, BasicConstraints).pathLenConstraint) ?? null,
    keyUsage: usage && AsnConvert.parse(usage, KeyUsage).toNumber(),
    extendedKeyUsage: extended && [...AsnConvert.parse(extended, ExtendedKeyUsage)],
    unknownExtension: unknown?.extnID ?? null,
    signatureAlgorithm: signatureAlgorithm.algorithm,
  };
}
