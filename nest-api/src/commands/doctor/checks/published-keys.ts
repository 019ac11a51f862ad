import { type Check, failed, ok } from '../check.js';
import { ask } from '../outside.js';
import { readMetadata } from './discovery.js';

interface Jwk {
  readonly kid?: string;
  readonly [name: string]: unknown;
}

const PRIVATE_PARTS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];

/** Whether applications can read the keys that tokens are signed with now. */
export const publishedKeys: Check = {
  name: 'published-keys',
  needs: ['discovery', 'database'],
  run: async ({ settings: { PUBLIC_URL }, asPlatform }) => {
    const { jwks_uri: address } = await readMetadata(PUBLIC_URL);
    const { status, body } = await ask(String(address));
    const keys = keysIn(body);
    if (status !== 200 || keys.length === 0)
      return failed(
        `${String(address)} returns status ${status} and ${keys.length} keys.`,
        'Let the proxy pass the address on to the API. Read the log of the API if it returns an error.',
      );
    const exposed = keys.filter((key) => PRIVATE_PARTS.some((part) => part in key));
    if (exposed.length > 0)
      return failed(
        'The published keys contain private parts.',
        'Find out what answers at this address. Rotate the signing keys at once (Encryption Keys in the console).',
      );
    const rows = await asPlatform<{ kid: string }>(
      `select kid from signing_keys where tenant_id is null and status in ('current', 'next')`,
    );
    const published = new Set(keys.map(({ kid }) => kid));
    const missing = rows.filter(({ kid }) => !published.has(kid));
    if (missing.length > 0)
      return failed(
        `Keys in use are not published: ${missing.map(({ kid }) => kid).join(', ')}.`,
        'Remove caches between the API and its clients for this address. Check that the API at PUBLIC_URL uses this database.',
      );
    return ok(`${keys.length} public keys are published, among them all keys in use.`);
  },
};

function keysIn(body: string): Jwk[] {
  try {
    return (JSON.parse(body) as { keys?: Jwk[] }).keys ?? [];
  } catch {
    return [];
  }
}
