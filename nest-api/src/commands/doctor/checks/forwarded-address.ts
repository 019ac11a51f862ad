import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Check, failed, ok, warning } from '../check.js';
import { ask } from '../outside.js';
import type { Surroundings } from '../surroundings.js';

/** From a documentation network, which is unassigned. Source: RFC 5737 §3 */
const FORGED = '192.0.2.123';
const TRIES = 20;

/**
 * Whether a client can choose its own address, and thereby bypass rate limits. A failed sign-in with a random address
 * shows it: the sign-in log contains the address that Gatehouse saw.
 */
export const forwardedAddress: Check = {
  name: 'forwarded-address',
  needs: ['address', 'database'],
  run: async (surroundings) => {
    // The sign-in log keeps the domain of an address without an account.
    const domain = `${randomBytes(8).toString('hex')}.doctor.invalid`;
    const { status } = await ask(`${surroundings.settings.PUBLIC_URL}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': FORGED, 'x-real-ip': FORGED },
      body: JSON.stringify({ email: `doctor@${domain}`, password: randomBytes(12).toString('base64url') }),
    });
    const seen = status === 401 ? await addressOf(surroundings, domain) : null;
    if (seen === null)
      return warning(
        `A failed sign-in returned status ${status} and is not in the sign-in log.`,
        'Run the check again in a minute: a rate limit may apply to this machine. Check that the API uses this database.',
      );
    if (seen === FORGED)
      return failed(
        'The sign-in log has an address that the client chose in X-Forwarded-For.',
        'Let the proxy set X-Forwarded-For to the address of the client, and not append to what clients send. Remove proxies that do not do so from TRUSTED_PROXIES.',
      );
    return ok(`Gatehouse sees this machine as ${seen}, whatever the client writes.`);
  },
};

/** Records are written half a second after the attempt. */
async function addressOf({ asPlatform }: Surroundings, domain: string): Promise<string | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [row] = await asPlatform<{ ip: string | null }>(
      `select ip from sign_in_attempts where failed and at > now() - interval '10 minutes' and email like $1`,
      [`%@${domain}`],
    );
    if (row) return row.ip ?? 'unknown';
    await delay(250);
  }
  return null;
}
