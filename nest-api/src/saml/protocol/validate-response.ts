import { requireDestination } from './checks/destination.js';
import { requireInResponseTo } from './checks/in-response-to.js';
import { requireFresh } from './checks/issue-instant.js';
import { requireIssuer } from './checks/issuer.js';
import { openMessage } from './checks/open-message.js';
import { requireSigned } from './checks/require-signed.js';
import { requireBareAssertion, requireOneAssertion, requireResponseShape } from './checks/response-shape.js';
import { requireSuccess } from './checks/success.js';
import { decryptElement, decryptionFailed } from './encryption/decrypt-element.js';
import { NS } from './namespaces.js';
import { type Passed, unheard } from './response-stages.js';
import { SamlRefused } from './saml-refused.js';
import { requireSignaturePositions } from './signature/signature-positions.js';
import { type SignedXml, type Trust, verifyElement } from './signature/verify-element.js';
import { type AssertionExpectations, VerifiedAssertion } from './verified-assertion.js';
import { canonicalize } from './xml/exclusive-c14n.js';
import { parseXml } from './xml/parse-xml.js';
import { requireUniqueIds } from './xml/unique-ids.js';
import { childrenNamed, type XmlElement } from './xml/xml-element.js';

export interface ResponseExpectations extends AssertionExpectations {
  readonly trust: Trust;
  /** The part that must be signed. `either`: the response or the assertion. */
  readonly signed: 'either' | 'assertion' | 'response' | 'both';
  /** Rejects an unencrypted assertion. */
  readonly requireEncryption: boolean;
}

/**
 * The strict pre-validator. It accepts only one response with one assertion, signed by a configured key, for this
 * audience, valid now, as the answer to this browser's request. The content is read from the signed bytes.
 *
 * The caller detects replays, because it shares its storage with the other replicas.
 *
 * @throws SamlRefused the first check that the message does not pass
 */
export function validateResponse(
  xml: string,
  expected: ResponseExpectations,
  passed: Passed = unheard,
): VerifiedAssertion {
  const root = openMessage(xml, 'Response');
  requireResponseShape(root);
  requireSignaturePositions(root, [root, ...childrenNamed(root, NS.saml, 'Assertion')]);
  passed('structure');
  const outer = verifyOuter(root, expected);
  passed('response_signature', outer ? null : 'unsigned');
  const response = outer ?? root;
  requireIssuer(response, expected.issuer, true);
  passed('issuer', expected.issuer);
  requireSuccess(response);
  passed('status');
  requireDestination(response, expected.recipient);
  passed('destination', expected.recipient);
  requireInResponseTo(response, expected.inResponseTo);
  passed('in_response_to', expected.inResponseTo);
  requireFresh(response, expected);
  passed('issue_instant');
  const assertion = openAssertion(response, outer !== null, expected);
  passed('encryption');
  const signed = verifyInner(assertion, outer !== null, expected);
  passed('assertion_signature');
  return VerifiedAssertion.read(signed, expected, passed);
}

/** The signed response, or null if it is unsigned. Any invalid signature causes a rejection. */
function verifyOuter(root: XmlElement, { signed, trust }: ResponseExpectations): XmlElement | null {
  if (childrenNamed(root, NS.ds, 'Signature').length > 0) return requireSigned(root, trust).element;
  if (signed === 'response' || signed === 'both') {
    throw new SamlRefused('signature_missing', 'The response is not signed', { expected: 'Response' });
  }
  return null;
}

function openAssertion(
  response: XmlElement,
  behindSignature: boolean,
  expected: ResponseExpectations,
): XmlElement {
  const found = requireOneAssertion(response);
  if (found.local === 'Assertion') {
    if (expected.requireEncryption)
      throw new SamlRefused('decryption', 'The assertion is not encrypted', {
        found: 'Assertion',
        expected: 'EncryptedAssertion',
      });
    return found;
  }
  const policy = { ...expected.decryption, isCiphertextSigned: behindSignature };
  const assertion = parseDecrypted(decryptElement(found, policy));
  requireBareAssertion(assertion);
  requireUniqueIds(response, assertion);
  requireSignaturePositions(assertion, [assertion]);
  return assertion;
}

function parseDecrypted(plain: string): XmlElement {
  try {
    return parseXml(plain);
  } catch {
    throw decryptionFailed();
  }
}

/** The bytes of the assertion that a signature covers: its own, otherwise the response's. */
function verifyInner(
  assertion: XmlElement,
  behindSignature: boolean,
  expected: ResponseExpectations,
): SignedXml {
  const isSigned = childrenNamed(assertion, NS.ds, 'Signature').length > 0;
  if (isSigned) return verifyElement(assertion, expected.trust);
  if (!behindSignature || expected.signed === 'assertion' || expected.signed === 'both') {
    throw new SamlRefused('signature_missing', 'The assertion is not signed', { expected: 'Assertion' });
  }
  // Parsed or decrypted from the bytes that the response's signature covers.
  return canonicalize(assertion) as SignedXml;
}
