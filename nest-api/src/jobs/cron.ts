const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The schedule that runs a job once per period, in UTC. The name determines the offset, so that hourly jobs do not all
 * start on the hour.
 *
 * @param everyMs a minute or more: minutes that divide an hour, hours that divide a day, or a day
 * @throws Error no schedule can express this period
 */
export function cronOf(name: string, everyMs: number): string {
  const place = placeOf(name);
  if (everyMs === MINUTE_MS) return '* * * * *';
  if (everyMs < HOUR_MS && HOUR_MS % everyMs === 0 && everyMs % MINUTE_MS === 0) {
    const minutes = everyMs / MINUTE_MS;
    return `${place % minutes}-59/${minutes} * * * *`;
  }
  if (everyMs === HOUR_MS) return `${place % 60} * * * *`;
  if (everyMs < DAY_MS && DAY_MS % everyMs === 0 && everyMs % HOUR_MS === 0) {
    const hours = everyMs / HOUR_MS;
    return `${place % 60} ${place % hours}-23/${hours} * * *`;
  }
  if (everyMs === DAY_MS) return `${place % 60} ${place % 24} * * *`;
  throw new Error(`no schedule says the ${everyMs} ms of the job ${name}`);
}

/** A stable number for each name, spread evenly. */
function placeOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) as number)) % 100_003;
  return hash;
}
