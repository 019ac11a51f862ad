/** A share from 0 to 1; 0 of nothing. Less than all is never shown as all, and more than nothing never as nothing. */
export function shareOf(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0;
  if (part >= whole) return 1;
  return Math.min(0.999, Math.max(0.001, Math.round((part / whole) * 1_000) / 1_000));
}
