import { SamlRefused } from '../saml-refused.js';
import { decodeBase64 } from '../xml/base64.js';
import { MESSAGE_LIMITS } from '../xml/limits.js';
import { MOST_ENCODED } from './limits.js';

/** Base64 for a form field. Source: SAML Bindings §3.5.4. */
export function encodePost(xml: string): string {
  return Buffer.from(xml, 'utf8').toString('base64');
}

/** The XML text of a form field. @throws SamlRefused too_large, encoding */
export function decodePost(field: string): string {
  if (field.length > MOST_ENCODED) throw new SamlRefused('too_large', 'The message is too long');
  return decodeUtf8(decodeBase64(field, 'encoding'));
}

/** @throws SamlRefused too_large, encoding */
export function decodeUtf8(bytes: Uint8Array): string {
  if (bytes.length > MESSAGE_LIMITS.bytes) throw new SamlRefused('too_large', 'The message is too long');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SamlRefused('encoding', 'The message is not UTF-8', { cause });
  }
}
