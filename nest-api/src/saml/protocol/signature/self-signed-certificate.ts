import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

export interface CertificateWish {
  /** RSA. */
  readonly privateKey: KeyObject;
  readonly commonName: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** X.520 §6.2.2. */
const COMMON_NAME = '2.5.4.3';
/** sha256WithRSAEncryption. Source: RFC 4055 §5. */
const RSA_SHA256 = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null });

/**
 * A self-signed X.509 v3 certificate, DER in base64: the form in which SAML exchanges keys. Its chain is not checked:
 * partners read it from metadata. Source: RFC 5280 §4.1.
 */
export function selfSignedCertificate({
  privateKey,
  commonName,
  notBefore,
  notAfter,
}: CertificateWish): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: commonName }) }),
    ]),
  ]);
  const body = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: RSA_SHA256,
    issuer: name,
    validity: new Validity({ notBefore, notAfter }),
    subject: name,
    subjectPublicKeyInfo: AsnConvert.parse(key, SubjectPublicKeyInfo),
  });
  const certificate = new Certificate({
    tbsCertificate: body,
    signatureAlgorithm: RSA_SHA256,
    signatureValue: arrayBufferOf(sign('sha256', Buffer.from(AsnConvert.serialize(body)), privateKey)),
  });
  return Buffer.from(AsnConvert.serialize(certificate)).toString('base64');
}

/** Positive, without a leading zero octet. Source: RFC 5280 §4.1.2.2. */
function serialNumber(): ArrayBuffer {
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return arrayBufferOf(serial);
}

function arrayBufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
