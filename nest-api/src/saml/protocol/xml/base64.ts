import { type SamlCheck, SamlRefused } from '../saml-refused.js';

const SHAPE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Strict base64, with white space in between as in XML Schema. @throws SamlRefused with `check` */
export function decodeBase64(encoded: string, check: SamlCheck): Buffer {
  const bare = encoded.replaceAll(/[ \t\r\n]/g, '');
  if (!SHAPE.test(bare)) throw new SamlRefused(check, 'A value is not base64');
  return Buffer.from(bare, 'base64');
}
