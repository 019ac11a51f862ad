import { createHash, randomBytes } from 'node:crypto';
import type { MakeService } from '../service.ts';

/** The passwords of this mirror, with how often they were seen. None is in a list of common passwords. */
const LEAKED: readonly (readonly [string, number])[] = [
  ['correct horse battery staple', 384],
  ['Tr0ub4dor&3', 59],
];
const LINES = 800;

/**
 * A mirror of the range service of Have I Been Pwned: the suffixes of leaked passwords that share a prefix, among other
 * suffixes with the count 0.
 *
 * Source: Have I Been Pwned, API v3, "Searching by range" and "Padding".
 */
export const make: MakeService = (url) => ({
  kind: 'leaked-passwords',
  address: `${url}/leaked-passwords/range/${sha1(LEAKED[0]?.[0] ?? '').slice(0, 5)}`,
  async handle(_request, response, path) {
    const [, prefix] = /^\/leaked-passwords\/range\/([0-9A-F]{5})$/i.exec(path) ?? [];
    if (!prefix) return false;
    const found = LEAKED.map(([password, count]) => [sha1(password), count] as const)
      .filter(([hash]) => hash.startsWith(prefix.toUpperCase()))
      .map(([hash, count]) => `${hash.slice(5)}:${count}`);
    const padding = Array.from(
      { length: LINES },
      () => `${randomBytes(18).toString('hex').slice(1).toUpperCase()}:0`,
    );
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end([...found, ...padding].toSorted().join('\r\n'));
    return true;
  },
});

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}
