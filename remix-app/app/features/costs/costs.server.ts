import {
  COST_ORDERS,
  COST_WEIGHTS,
  type CostOrder,
  type Costs,
  isDay,
  type Problem,
  type TenantCosts,
} from '@gatehouse/contracts';
import { type Answer, orRefuse, valueOrNull } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export interface CostsView {
  base: string;
  orders: readonly CostOrder[];
  weights: Readonly<Record<'processor' | 'storage' | 'emails', number>>;
  /** Whether the URL asks for anything else than the defaults. */
  isNarrowed: boolean;
  /** Why the range in the URL is not shown. */
  wrongRange: string | null;
  costs: Costs;
}

export interface TenantCostsView {
  tenantId: string;
  /** Null if they could not be read. */
  costs: TenantCosts | null;
}

/** The costs of all organizations in the range of the URL, or in the last days if that range is not possible. */
export async function readCosts(visit: Visit): Promise<CostsView> {
  const by = COST_ORDERS.find((each) => each === visit.url.searchParams.get('by')) ?? 'overall';
  const read = (range: Range) =>
    visit.api.GET('/api/v1/system/costs', { params: { query: { ...range, by } } });
  const asked = await read(rangeOf(visit));
  const wrongRange = rangeProblem(asked);
  return {
    base: visit.base('costs'),
    orders: COST_ORDERS,
    weights: COST_WEIGHTS,
    isNarrowed: visit.url.searchParams.size > 0,
    wrongRange,
    costs: orRefuse(wrongRange ? await read({}) : asked),
  };
}

export async function readTenantCosts(visit: Visit, tenantId: string): Promise<TenantCostsView> {
  const answer = await visit.api.GET('/api/v1/tenants/{id}/costs', {
    params: { path: { id: tenantId }, query: rangeOf(visit) },
  });
  return { tenantId, costs: valueOrNull(answer) };
}

interface Range {
  readonly from?: string;
  readonly to?: string;
}

export function rangeOf({ url }: Visit): Range {
  const day = (name: 'from' | 'to') => {
    const text = url.searchParams.get(name) ?? '';
    return isDay(text) ? { [name]: text } : {};
  };
  return { ...day('from'), ...day('to') };
}

function rangeProblem(answer: Answer<unknown>): string | null {
  const problem: Problem | null = answer.ok ? null : answer.problem;
  return problem?.errors?.find(({ field }) => field === 'from')?.message ?? null;
}
