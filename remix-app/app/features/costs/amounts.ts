import type { CostAmounts, CostMeasure } from '@gatehouse/contracts';

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
