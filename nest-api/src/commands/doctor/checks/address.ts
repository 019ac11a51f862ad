import { lookup } from 'node:dns/promises';
import { type Check, failed, ok } from '../check.js';
import { type Answer, ask, codeOf } from '../outside.js';
import { DISCOVERY } from './discovery.js';

/** Whether the public address resolves, and whether Gatehouse answers there. */
export const address: Check = {
  name: 'address',
  run: async ({ settings: { PUBLIC_URL } }) => {
    const { hostname } = new URL(PUBLIC_URL);
    const addresses = await resolve(hostname);
    if (addresses.length === 0)
      return failed(
        `The host ${hostname} of PUBLIC_URL has no address.`,
        `Create an A or AAAA record for ${hostname}, or correct PUBLIC_URL.`,
      );
    const answer = await ask(`${PUBLIC_URL}${DISCOVERY}`).catch(codeOf);
    if (typeof answer === 'string')
      return failed(
        `Nothing answers at ${PUBLIC_URL} (${addresses.join(', ')}): ${answer}.`,
        'Start Gatehouse and the proxy in front of it, and open the port in the firewall. Correct PUBLIC_URL if it names another host or port.',
      );
    return judge(PUBLIC_URL, addresses, answer);
  },
};

function judge(url: string, addresses: readonly string[], { status }: Answer) {
  if (status === 200) return ok(`${url} answers (${addresses.join(', ')}).`);
  const cause =
    status >= 500
      ? 'The proxy does not reach the API. Check that the API runs and is ready (/health/ready on API_PORT).'
      : 'Another server answers there, or the proxy does not pass /.well-known on. Correct PUBLIC_URL or the routes of the proxy.';
  return failed(`${url}${DISCOVERY} returns status ${status}.`, cause);
}

async function resolve(hostname: string): Promise<string[]> {
  const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true }).catch(() => []);
  return found.map(({ address: ip }) => ip);
}
