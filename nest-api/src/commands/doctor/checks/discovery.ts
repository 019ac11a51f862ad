import { type Check, failed, ok } from '../check.js';
import { ask } from '../outside.js';

export const DISCOVERY = '/.well-known/openid-configuration';

export interface Metadata {
  readonly issuer?: unknown;
  readonly jwks_uri?: unknown;
  readonly [name: string]: unknown;
}

export async function readMetadata(
  publicUrl: string,
  headers: Record<string, string> = {},
): Promise<Metadata> {
  const { body } = await ask(`${publicUrl}${DISCOVERY}`, { headers });
  try {
    return JSON.parse(body) as Metadata;
  } catch {
    return {};
  }
}

/** Whether applications find the issuer that their tokens name. */
export const discovery: Check = {
  name: 'discovery',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    const metadata = await readMetadata(PUBLIC_URL);
    if (metadata.issuer !== PUBLIC_URL)
      return failed(
        `The issuer in ${DISCOVERY} is ${String(metadata.issuer)} instead of ${PUBLIC_URL}.`,
        'Give every API process the same PUBLIC_URL as this command, and restart them. Applications reject tokens of another issuer.',
      );
    const elsewhere = Object.entries(metadata).filter(
      ([name, value]) => /_(endpoint|uri)$/.test(name) && !String(value).startsWith(`${PUBLIC_URL}/`),
    );
    if (elsewhere.length > 0)
      return failed(
        `Endpoints lead away from PUBLIC_URL: ${elsewhere.map(([name]) => name).join(', ')}.`,
        'Check PUBLIC_URL of every API process, and that the proxy does not rewrite responses.',
      );
    return ok(`The issuer is ${PUBLIC_URL}.`);
  },
};
