import { type Check, failed, ok, warning } from '../check.js';
import { ask } from '../outside.js';
import type { Surroundings } from '../surroundings.js';
import { DISCOVERY } from './discovery.js';

/** A Date header has whole seconds, and a request takes a moment. */
const NOTABLE_SECONDS = 5;
/** Identity providers and applications reject assertions and tokens beyond about a minute. */
const WRONG_SECONDS = 60;
const FIX =
  'Run a time service (chrony, systemd-timesyncd) on every machine. Tokens and assertions are rejected when clocks differ.';

/** Whether server, database and this machine agree on the time. */
export const clock: Check = {
  name: 'clock',
  needs: ['address', 'database'],
  run: async (surroundings) => {
    const differences = {
      'the public address': await ofServer(surroundings.settings.PUBLIC_URL),
      'the database': await ofDatabase(surroundings),
    };
    const off = Object.entries(differences)
      .filter(([, seconds]) => Math.abs(seconds) > NOTABLE_SECONDS)
      .map(
        ([name, seconds]) => `The clock of ${name} differs from this machine's by ${Math.round(seconds)} s.`,
      );
    const worst = Math.max(...Object.values(differences).map(Math.abs));
    if (worst > WRONG_SECONDS) return failed(off.join(' '), FIX);
    if (off.length > 0) return warning(off.join(' '), FIX);
    return ok('The clocks of the public address, the database and this machine agree.');
  },
};

async function ofServer(url: string): Promise<number> {
  const before = Date.now();
  const { headers } = await ask(`${url}${DISCOVERY}`);
  const middle = (before + Date.now()) / 2;
  return headers.date ? (Date.parse(headers.date) - middle) / 1_000 : 0;
}

async function ofDatabase({ asApp }: Surroundings): Promise<number> {
  const before = Date.now();
  const [row] = await asApp<{ now: Date }>('select clock_timestamp() as now');
  return row ? (row.now.getTime() - (before + Date.now()) / 2) / 1_000 : 0;
}
