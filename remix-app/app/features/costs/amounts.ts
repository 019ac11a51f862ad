import type { CostAmounts, CostMeasure } from '@gatehouse/contracts';

/** In the order of the page. The list in the contracts would be part of a script that other pages load. */
export const MEASURES = [
  'processor',
  'storage',
  'tokens',
  'emails',
  'jobs',
  'requests',
] as const satisfies readonly CostMeasure[];

/** Milliseconds, bytes or a number. Storage that was not measured counts as none. */
export function amountIn(amounts: CostAmounts, measure: CostMeasure): number {
  if (measure === 'processor') return amounts.processorMs;
  if (measure === 'storage') return amounts.storageBytes ?? 0;
  return amounts[measure];
}

/** Storage is measured once a day. */
export function isMeasured(amounts: CostAmounts, measure: CostMeasure): boolean {
  return measure !== 'storage' || amounts.storageBytes !== null;
}

const MEGABYTE = 1_048_576;

/** The same in the unit of a chart: seconds, megabytes or a number. */
export function plottedIn(amounts: CostAmounts, measure: CostMeasure): number {
  const amount = amountIn(amounts, measure);
  if (measure === 'processor') return rounded(amount / 1_000);
  if (measure === 'storage') return rounded(amount / MEGABYTE);
  return amount;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
