const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The schedule that runs a job once a period, in UTC. Where the period begins comes from the name, so that the jobs
 * of an hour do not all begin at its full.
 *
 * @param everyMs a minute or more: minutes that divide an hour, hours that divide a day, or a day
 * @throws Error no schedule can say this period
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

/** A number that a name always has, spread over the names. */
function placeOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) as number)) % 100_003;
  return hash;
}
