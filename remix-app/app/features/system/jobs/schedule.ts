const UNITS: readonly [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** "Every 10 minutes". */
export function scheduleOf(everySeconds: number): string {
  const [unit, length] = UNITS.find(
    ([, seconds]) => everySeconds >= seconds && everySeconds % seconds === 0,
  ) ?? ['second', 1];
  const count = everySeconds / length;
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

/** "340 ms", "2.4 s", "3 min 5 s". */
export function durationOf(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
