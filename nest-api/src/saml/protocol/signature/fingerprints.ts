import { descendants, type XmlElement } from '../xml/xml-element.js';
import { readCertificate } from './certificate.js';

/**
 * SHA-256 of the certificate that a signature brings along; null where it brings none that can be read. It is never
 * trusted: an admin compares it with those of the configuration.
 */
export function fingerprintIn(signature: XmlElement): string | null {
  const brought = [...descendants(signature)].find(({ local }) => local === 'X509Certificate');
  const text = brought?.children.filter((child) => typeof child === 'string').join('');
  if (!text) return null;
  try {
    return readCertificate(text).fingerprint;
  } catch {
    return null;
  }
}
