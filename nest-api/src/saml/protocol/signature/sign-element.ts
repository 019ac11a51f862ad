import { hash as digestOf, type KeyObject, sign as rsaSign } from 'node:crypto';
import { NS } from '../namespaces.js';
import { element, startTag, text, type Xml } from '../xml/canonical-writer.js';
import { OUR_ALGORITHMS, type SignatureAlgorithm } from './algorithms.js';

export interface Signer {
  /** Parsed once, not for each signature. */
  readonly privateKey: KeyObject;
  /** DER in base64, without header lines. */
  readonly certificate: string;
}

/** An element in canonical form, split where the signature is inserted. */
export interface Signable {
  readonly id: string;
  /** From the start tag to the signature, which SAML puts after the Issuer. */
  readonly head: Xml;
  readonly tail: Xml;
}

const ENVELOPED = `${NS.ds}enveloped-signature`;

/** The element with its enveloped signature in its place. Source: SAML Core §5.4. */
export function signElement(target: Signable, signer: Signer, algorithm: SignatureAlgorithm): Xml {
  const { hash } = OUR_ALGORITHMS[algorithm];
  const digest = digestOf(hash, target.head + target.tail, 'base64');
  const info = signedInfo(target.id, digest, algorithm);
  const value = rsaSign(hash, Buffer.from(signedForm(info)), signer.privateKey).toString('base64');
  const signature = `${SIGNATURE}${info}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo(signer)}</ds:Signature>`;
  return `${target.head}${signature}${target.tail}` as Xml;
}

/** The element without a signature. */
export function unsigned({ head, tail }: Signable): Xml {
  return `${head}${tail}` as Xml;
}

const SIGNATURE = startTag('ds:Signature', { 'xmlns:ds': NS.ds });

/** As inside the Signature, which declares the prefix. Our own ID and base64 need no escaping. */
function signedInfo(id: string, digest: string, algorithm: SignatureAlgorithm): string {
  const [beforeId, beforeDigest, end] = SIGNED_INFO[algorithm];
  return `${beforeId}${id}${beforeDigest}${digest}${end}`;
}

/** The signed form of SignedInfo, which declares the prefix itself. */
function signedForm(info: string): string {
  return `<ds:SignedInfo xmlns:ds="${NS.ds}"${info.slice('<ds:SignedInfo'.length)}`;
}

type Parts = readonly [beforeId: string, beforeDigest: string, end: string];

/** SignedInfo of each algorithm, written once and split where ID and digest are inserted. */
const SIGNED_INFO = Object.fromEntries(
  Object.entries(OUR_ALGORITHMS).map(([name, algorithm]) => [
    name,
    element(
      'ds:SignedInfo',
      {},
      element('ds:CanonicalizationMethod', { Algorithm: NS.ec }),
      element('ds:SignatureMethod', { Algorithm: algorithm.signature }),
      element(
        'ds:Reference',
        { URI: '#|' },
        element(
          'ds:Transforms',
          {},
          element('ds:Transform', { Algorithm: ENVELOPED }),
          element('ds:Transform', { Algorithm: NS.ec }),
        ),
        element('ds:DigestMethod', { Algorithm: algorithm.digest }),
        element('ds:DigestValue', {}, text('|')),
      ),
    ).split('|') as unknown as Parts,
  ]),
) as Readonly<Record<SignatureAlgorithm, Parts>>;

const keyInfos = new WeakMap<Signer, Xml>();

function keyInfo(signer: Signer): Xml {
  const known = keyInfos.get(signer);
  if (known) return known;
  const certificate = element('ds:X509Certificate', {}, text(signer.certificate));
  const written = element('ds:KeyInfo', {}, element('ds:X509Data', {}, certificate));
  keyInfos.set(signer, written);
  return written;
}
