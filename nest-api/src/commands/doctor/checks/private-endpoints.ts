import { type Check, failed, ok } from '../check.js';
import { ask } from '../outside.js';

/** Paths that only the API's own port may serve. */
const PRIVATE = {
  '/metrics': /^# HELP /m,
  '/health/ready': /"status"\s*:\s*"ok"/,
  '/health/live': /"status"\s*:\s*"ok"/,
};

/** Whether metrics and probes are only on the API's own port. */
export const privateEndpoints: Check = {
  name: 'private-endpoints',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    const open: string[] = [];
    for (const [path, sign] of Object.entries(PRIVATE))
      if (sign.test((await ask(`${PUBLIC_URL}${path}`)).body)) open.push(path);
    if (open.length === 0) return ok('Metrics and probes are not reachable from outside.');
    return failed(
      `Anyone can read ${open.join(', ')}.`,
      'Let the proxy pass only /api, /.well-known, /t and /scim on to the API, and everything else to the web app.',
    );
  },
};
