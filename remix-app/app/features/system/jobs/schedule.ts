import type { Formats, Translate } from '@gatehouse/texts';

type JobsTexts = Translate<typeof import('../texts/jobs/en').default>;

const UNITS = [
  ['everyDays', 86_400],
  ['everyHours', 3_600],
  ['everyMinutes', 60],
] as const;

/** "Every 10 minutes". */
export function scheduleOf(everySeconds: number, t: JobsTexts): string {
  const found = UNITS.find(([, seconds]) => everySeconds >= seconds && everySeconds % seconds === 0);
  const [unit, length] = found ?? (['everySeconds', 1] as const);
  return t(unit, { count: everySeconds / length });
}

/** "340 ms", "2.4 s", "3 min 5 s". */
export function durationOf(ms: number, { number }: Formats): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${number(Math.round(ms / 100) / 10)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
