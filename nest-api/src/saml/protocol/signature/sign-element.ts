import { createHash, type KeyObject, sign as rsaSign } from 'node:crypto';
import { NS } from '../namespaces.js';
import { element, text, type Xml } from '../xml/canonical-writer.js';
import { OUR_ALGORITHMS, type SignatureAlgorithm } from './algorithms.js';

/** What we sign with. */
export interface Signer {
  /** Prepared once: from PEM it would be parsed with each signature. */
  readonly privateKey: KeyObject;
  /** DER in base64, without header lines. */
  readonly certificate: string;
}

/** An element in canonical form, cut where its signature goes. */
export interface Signable {
  readonly id: string;
  /** From the start tag to where the signature goes: for SAML, behind the Issuer. */
  readonly head: Xml;
  readonly tail: Xml;
}

const ENVELOPED = `${NS.ds}enveloped-signature`;

/** The element with its enveloped signature in its place. Source: SAML Core §5.4. */
export function signElement(target: Signable, signer: Signer, algorithm: SignatureAlgorithm): Xml {
  const { hash } = OUR_ALGORITHMS[algorithm];
  const digest = createHash(hash).update(target.head).update(target.tail).digest('base64');
  const info = signedInfo(target.id, digest, algorithm);
  const value = rsaSign(hash, Buffer.from(signedForm(info)), signer.privateKey).toString('base64');
  return `${target.head}${signatureElement(info, value, signer.certificate)}${target.tail}` as Xml;
}

/** The element without a signature. */
export function unsigned({ head, tail }: Signable): Xml {
  return `${head}${tail}` as Xml;
}

/** As it stands in the Signature, which declares the prefix. */
function signedInfo(id: string, digest: string, algorithm: SignatureAlgorithm): Xml {
  const { signature, digest: digestMethod } = OUR_ALGORITHMS[algorithm];
  return element(
    'ds:SignedInfo',
    {},
    element('ds:CanonicalizationMethod', { Algorithm: NS.ec }),
    element('ds:SignatureMethod', { Algorithm: signature }),
    element(
      'ds:Reference',
      { URI: `#${id}` },
      element(
        'ds:Transforms',
        {},
        element('ds:Transform', { Algorithm: ENVELOPED }),
        element('ds:Transform', { Algorithm: NS.ec }),
      ),
      element('ds:DigestMethod', { Algorithm: digestMethod }),
      element('ds:DigestValue', {}, text(digest)),
    ),
  );
}

/** What is signed is SignedInfo by itself, where it is the one that declares the prefix. */
function signedForm(info: Xml): string {
  return `<ds:SignedInfo xmlns:ds="${NS.ds}"${info.slice('<ds:SignedInfo'.length)}`;
}

function signatureElement(info: Xml, value: string, certificate: string): Xml {
  return element(
    'ds:Signature',
    { 'xmlns:ds': NS.ds },
    info,
    element('ds:SignatureValue', {}, text(value)),
    element(
      'ds:KeyInfo',
      {},
      element('ds:X509Data', {}, element('ds:X509Certificate', {}, text(certificate))),
    ),
  );
}
