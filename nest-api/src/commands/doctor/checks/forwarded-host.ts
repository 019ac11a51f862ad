import { type Check, failed, ok } from '../check.js';
import { ask } from '../outside.js';
import { DISCOVERY } from './discovery.js';

const FORGED = 'doctor-forged.invalid';

/** Whether a client can make Gatehouse use another host in its URLs. */
export const forwardedHost: Check = {
  name: 'forwarded-host',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    const forgeries: Record<string, string>[] = [
      { 'x-forwarded-host': FORGED, 'x-forwarded-proto': 'http' },
      { forwarded: `host=${FORGED};proto=http` },
      { 'x-original-host': FORGED, 'x-host': FORGED },
    ];
    for (const headers of forgeries) {
      for (const path of [DISCOVERY, '/login']) {
        const answer = await ask(`${PUBLIC_URL}${path}`, { headers });
        if (!`${answer.body}${JSON.stringify(answer.headers)}`.includes(FORGED)) continue;
        return failed(
          `With a forged ${Object.keys(headers)[0]}, ${path} names the forged host.`,
          'Let the proxy set X-Forwarded-Host and X-Forwarded-Proto itself, and remove what clients send. List only that proxy in TRUSTED_PROXIES.',
        );
      }
    }
    return ok('Forged forwarding headers change no address.');
  },
};
