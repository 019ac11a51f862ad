import { X509Certificate } from 'node:crypto';

const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
export const UNREADABLE = 'A certificate cannot be read';

const kept = new Map<string, readonly X509Certificate[]>();
const MOST_KEPT = 200;

/**
 * The certificates of a text with PEM blocks.
 *
 * @throws SyntaxError there is none, one cannot be read, or there is something else between them
 */
export function readBundle(text: string): readonly X509Certificate[] {
  const found = text.match(PEM) ?? [];
  if (found.length === 0)
    throw new SyntaxError('Enter certificates in PEM form (-----BEGIN CERTIFICATE-----)');
  if (/-----BEGIN (?!CERTIFICATE-----)/.test(text)) throw new SyntaxError('Enter certificates only, no keys');
  return found.map((pem) => {
    try {
      return new X509Certificate(pem);
    } catch {
      throw new SyntaxError(UNREADABLE);
    }
  });
}

/** The same for a text that was checked, from memory. */
export function bundleOf(text: string): readonly X509Certificate[] {
  const known = kept.get(text);
  if (known) return known;
  const read = readBundle(text);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, read);
  return read;
}
