import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
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

/** A key and its certificate, DER in base64 without header lines. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly certificate: string;
}

const DAY_MS = 86_400_000;
/** X.520 §6.2.2. */
const COMMON_NAME = '2.5.4.3';
/** sha256WithRSAEncryption. Source: RFC 4055 §5. */
const RSA_SHA256 = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null });

/** A new RSA key with a self-signed certificate for one year. Source: RFC 5280 §4.1. */
export function makeSigningKey(name: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const value = new AttributeValue({ utf8String: name });
  const subject = new Name([
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value })]),
  ]);
  const now = Date.now();
  const body = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array([1]).buffer,
    signature: RSA_SHA256,
    issuer: subject,
    validity: new Validity({ notBefore: new Date(now - DAY_MS), notAfter: new Date(now + 365 * DAY_MS) }),
    subject,
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ type: 'spki', format: 'der' }),
      SubjectPublicKeyInfo,
    ),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(body)), privateKey);
  const certificate = new Certificate({
    tbsCertificate: body,
    signatureAlgorithm: RSA_SHA256,
    signatureValue: new Uint8Array(signature).buffer,
  });
  return { privateKey, certificate: Buffer.from(AsnConvert.serialize(certificate)).toString('base64') };
}
