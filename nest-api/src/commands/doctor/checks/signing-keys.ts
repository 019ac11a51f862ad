import { LIFETIMES } from '../../../oauth2/provider/lifetimes.js';
import { type Check, failed, ok, warning } from '../check.js';

const DAY_SECONDS = 86_400;
/** The job that rotates keys runs every hour. */
const LATE_SECONDS = 2 * DAY_SECONDS;

interface Row {
  readonly alg: string;
  readonly seconds: number;
  readonly hasNext: boolean;
}

/** Whether the keys of the shared issuer rotate as they should. */
export const signingKeys: Check = {
  name: 'signing-keys',
  needs: ['database', 'migrations'],
  run: async ({ asPlatform }) => {
    const rows = await asPlatform<Row>(
      `select alg, extract(epoch from now() - coalesce(activated_at, created_at))::float8 as seconds,
         exists (select 1 from signing_keys n
           where n.tenant_id is null and n.alg = k.alg and n.status = 'next') as "hasNext"
       from signing_keys k where tenant_id is null and status = 'current' order by alg`,
    );
    if (rows.length === 0)
      return warning(
        'There are no signing keys yet.',
        'Open the discovery document once: Gatehouse creates the keys on first use.',
      );
    const late = rows.filter(({ seconds }) => seconds > LIFETIMES.signingKey + LATE_SECONDS);
    if (late.length > 0)
      return failed(
        `The key for ${late.map(({ alg }) => alg).join(' and ')} signs since ${days(late[0]?.seconds ?? 0)} days.`,
        'The job that rotates keys does not run. Open Task Management, run "signing-keys", and read the log for why it failed.',
      );
    const without = rows.filter(({ hasNext }) => !hasNext);
    if (without.length > 0)
      return warning(
        `There is no next key for ${without.map(({ alg }) => alg).join(' and ')}.`,
        'Rotate the keys on the page Encryption Keys, which also creates the next ones.',
      );
    return ok(
      `The oldest signing key is in use since ${days(Math.max(...rows.map(({ seconds }) => seconds)))} days.`,
    );
  },
};

function days(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}
