import {
  COST_MEASURES,
  COST_WEIGHTS,
  COSTS,
  type CostMeasure,
  type CostOrder,
  type Costs,
} from '@gatehouse/contracts';

/** An amount of a measure that is of one kind. */
export interface CostPart {
  readonly measure: CostMeasure;
  readonly kind: string;
  /** Microseconds, bytes or a number. */
  readonly amount: number;
}

/** Weights of all measures; they sum to 1. */
export type Weights = Readonly<Record<CostMeasure, number>>;

/** A part that is smaller explains nothing. */
const LEAST_SHARE = 0.05;

export function weightsOf(by: CostOrder): Weights {
  const none = Object.fromEntries(COST_MEASURES.map((measure) => [measure, 0])) as Record<
    CostMeasure,
    number
  >;
  return by === 'overall' ? { ...none, ...COST_WEIGHTS } : { ...none, [by]: 1 };
}

/**
 * What the cost of an organization consists of, the largest part first.
 *
 * @param totals of all organizations, which the shares refer to
 */
export function reasonsOf(
  parts: readonly CostPart[],
  totals: Weights,
  weights: Weights,
): Costs['top'][number]['reasons'] {
  const weighed = parts
    .filter(({ measure }) => weights[measure] > 0 && totals[measure] > 0)
    .map((part) => ({ part, cost: (weights[part.measure] * part.amount) / totals[part.measure] }));
  const whole = weighed.reduce((sum, { cost }) => sum + cost, 0);
  return weighed
    .filter(({ cost }) => cost >= LEAST_SHARE * whole && cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, COSTS.reasons)
    .map(({ part: { measure, kind, amount }, cost }) => ({
      measure,
      kind,
      amount: shownAmount(measure, amount),
      share: Math.min(1, cost / whole),
    }));
}

/** Processor time is kept in microseconds and shown in milliseconds. */
export function shownAmount(measure: CostMeasure, amount: number): number {
  return Math.round(measure === 'processor' ? amount / 1_000 : amount);
}
