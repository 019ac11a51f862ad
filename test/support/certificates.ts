import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

const DAY_MS = 86_400_000;
export const KEY_CERT_SIGN = 32;
export const DIGITAL_SIGNATURE = 1;
export const KEY_ENCIPHERMENT = 4;
export const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';

const TYPES: Readonly<Record<string, string>> = {
  CN: '2.5.4.3',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  C: '2.5.4.6',
  DC: '0.9.2342.19200300.100.1.25',
};
/** ecdsa-with-SHA256 and ecdsa-with-SHA1. */
const ALGORITHMS = { sha256: '1.2.840.10045.4.3.2', sha1: '1.2.840.10045.4.1' };

export interface CertificateWish {
  /** The most significant first, such as `[['O', 'Acme'], ['CN', 'client']]`. */
  subject: [string, string][];
  isAuthority?: boolean;
  pathLength?: number;
  keyUsage?: number;
  extendedKeyUsage?: string[];
  names?: Partial<GeneralName>[];
  /** An extension with this identifier. */
  extension?: { id: string; critical: boolean; hex?: string };
  hash?: 'sha256' | 'sha1';
  notBefore?: Date;
  notAfter?: Date;
}

/** A certificate with its private key. */
export class TestCertificate {
  private constructor(
    readonly certificate: X509Certificate,
    readonly privateKey: KeyObject,
    private readonly subject: Name,
  ) {}

  /** Signed by itself. */
  static selfSigned(wish: CertificateWish): TestCertificate {
    return TestCertificate.make(wish, null);
  }

  /** A certificate authority of its own. */
  static authority(name: string, wish: Partial<CertificateWish> = {}): TestCertificate {
    return TestCertificate.make({ subject: [['CN', name]], isAuthority: true, ...wish }, null);
  }

  issue(wish: CertificateWish): TestCertificate {
    return TestCertificate.make(wish, this);
  }

  get pem(): string {
    return this.certificate.toString();
  }

  get keyPem(): string {
    return String(this.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }

  /** As a structured field. Source: RFC 9440 §2.1. */
  get field(): string {
    return `:${this.certificate.raw.toString('base64')}:`;
  }

  /** The public key with the certificate. Source: RFC 8705 §2.2.2. */
  get jwk(): Record<string, unknown> {
    return {
      ...createPublicKey(this.privateKey).export({ format: 'jwk' }),
      x5c: [this.certificate.raw.toString('base64')],
    };
  }

  private static make(wish: CertificateWish, issuer: TestCertificate | null): TestCertificate {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const subject = nameOf(wish.subject);
    const hash = wish.hash ?? 'sha256';
    const algorithm = new AlgorithmIdentifier({ algorithm: ALGORITHMS[hash] });
    const serial = randomBytes(16);
    serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
    const body = new TBSCertificate({
      version: Version.v3,
      serialNumber: bytesOf(serial),
      signature: algorithm,
      issuer: issuer?.subject ?? subject,
      validity: new Validity({
        notBefore: wish.notBefore ?? new Date(Date.now() - DAY_MS),
        notAfter: wish.notAfter ?? new Date(Date.now() + DAY_MS),
      }),
      subject,
      subjectPublicKeyInfo: AsnConvert.parse(
        createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
        SubjectPublicKeyInfo,
      ),
      extensions: new Extensions(extensionsOf(wish)),
    });
    const signature = sign(hash, Buffer.from(AsnConvert.serialize(body)), issuer?.privateKey ?? privateKey);
    const certificate = new Certificate({
      tbsCertificate: body,
      signatureAlgorithm: algorithm,
      signatureValue: bytesOf(signature),
    });
    return new TestCertificate(
      new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))),
      privateKey,
      subject,
    );
  }
}

function nameOf(parts: CertificateWish['subject']): Name {
  return new Name(
    parts.map(
      ([type, text]) =>
        new RelativeDistinguishedName([
          new AttributeTypeAndValue({
            type: TYPES[type] ?? type,
            value: new AttributeValue({ utf8String: text }),
          }),
        ]),
    ),
  );
}

function extensionsOf(wish: CertificateWish): Extension[] {
  const { isAuthority, pathLength, keyUsage, extendedKeyUsage, names, extension } = wish;
  return [
    ...(isAuthority === undefined
      ? []
      : [
          extensionOf(
            id_ce_basicConstraints,
            new BasicConstraints({
              cA: isAuthority,
              ...(pathLength === undefined ? {} : { pathLenConstraint: pathLength }),
            }),
          ),
        ]),
    ...(keyUsage === undefined ? [] : [extensionOf(id_ce_keyUsage, new KeyUsage(keyUsage))]),
    ...(extendedKeyUsage ? [extensionOf(id_ce_extKeyUsage, new ExtendedKeyUsage(extendedKeyUsage))] : []),
    ...(names
      ? [
          extensionOf(
            id_ce_subjectAltName,
            new SubjectAlternativeName(names.map((name) => new GeneralName(name))),
            false,
          ),
        ]
      : []),
    ...(extension
      ? [
          new Extension({
            extnID: extension.id,
            critical: extension.critical,
            extnValue: new OctetString(Buffer.from(extension.hex ?? '0500', 'hex')),
          }),
        ]
      : []),
  ];
}

function extensionOf(extnID: string, value: object, critical = true): Extension {
  return new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });
}

function bytesOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
