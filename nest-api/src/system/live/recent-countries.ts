import { LIVE_COUNTRY_MINUTES } from '@gatehouse/contracts';

const MINUTE_MS = 60_000;

/** Succeeded and failed sign-ins. */
export type Outcomes = [succeeded: number, failed: number];

/** Sign-ins by country, in the last minutes of this process. */
export class RecentCountries {
  private readonly minutes = new Map<number, Map<string, Outcomes>>();

  /** @param country empty: unknown */
  add(country: string, failed: boolean, now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const counts = this.minutes.get(minute) ?? new Map<string, Outcomes>();
    this.minutes.set(minute, counts);
    const outcomes = counts.get(country) ?? [0, 0];
    outcomes[failed ? 1 : 0] += 1;
    counts.set(country, outcomes);
  }

  sums(now: Date): Record<string, Outcomes> {
    const oldest = Math.floor(now.getTime() / MINUTE_MS) - LIVE_COUNTRY_MINUTES;
    const sums: Record<string, Outcomes> = {};
    for (const [minute, counts] of this.minutes) {
      if (minute <= oldest) {
        this.minutes.delete(minute);
        continue;
      }
      for (const [country, [succeeded, failed]] of counts) {
        const [before, failedBefore] = sums[country] ?? [0, 0];
        sums[country] = [before + succeeded, failedBefore + failed];
      }
    }
    return sums;
  }
}
