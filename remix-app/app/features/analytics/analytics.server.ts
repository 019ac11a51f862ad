import {
  ACTIVE_PERIODS,
  type ActivePeriod,
  type ActiveUsers,
  type Adoption,
  DIMENSIONS_OF_TENANTS,
  type Funnel,
  type FunnelReport,
  isDay,
  type Problem,
  SIGN_IN_DIMENSIONS,
  type SignInBreakdown,
  type SignInDimension,
  type SignInRisks,
  type SignInTimes,
} from '@gatehouse/contracts';
import { type Answer, orRefuse } from '~/server/api.server';
import { narrowedTo } from '~/server/tenant-names.server';
import type { Visit } from '~/server/visit.server';
import { valueLabels } from './value-labels.server';

export interface AnalyticsView {
  base: string;
  isPlatform: boolean;
  /** Code or slug of the organization, as a superadmin entered it. */
  of: string;
  isUnknown: boolean;
  /** The name of that organization. */
  owner: string | null;
  /** Whether the reader may change the time zone. */
  mayChange: boolean;
  dimension: SignInDimension;
  dimensions: readonly SignInDimension[];
  period: ActivePeriod;
  /** Whether the URL asks for anything else than the defaults. */
  isNarrowed: boolean;
  /** Why the range in the URL is not shown. */
  wrongRange: string | null;
  signIns: SignInBreakdown;
  /** The labels of its values, in their order. */
  labels: readonly string[];
  risks: SignInRisks;
  active: ActiveUsers;
  adoption: Adoption;
  times: SignInTimes;
  /** Sign-ups only for all organizations together. */
  funnels: readonly FunnelReport[];
}

/** What the URL asks for. */
interface Asked {
  readonly tenantId?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The numbers of an organization, or of all for a superadmin who names none. */
export async function readAnalytics(visit: Visit): Promise<AnalyticsView> {
  const { asked, choices, shown } = await askedOf(visit);
  const read = (range: Asked) => readAll(visit, range, choices);
  const first = await read(asked);
  const wrongRange = first.map(rangeProblem).find(Boolean) ?? null;
  const { from: _from, to: _to, ...whose } = asked;
  const [signIns, risks, active, adoption, times, ...funnels] = wrongRange ? await read(whose) : first;
  const counted = orRefuse(signIns);
  return {
    ...shown,
    ...choices,
    wrongRange,
    signIns: counted,
    labels: valueLabels(visit.request, counted),
    risks: orRefuse(risks),
    active: orRefuse(active),
    adoption: orRefuse(adoption),
    times: orRefuse(times),
    funnels: funnels.map(orRefuse),
  };
}

export async function askedOf(visit: Visit) {
  const isPlatform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const { searchParams } = visit.url;
  const dimensions = SIGN_IN_DIMENSIONS.filter(
    (dimension) => !isPlatform || tenant || !DIMENSIONS_OF_TENANTS.includes(dimension),
  );
  const day = (name: 'from' | 'to') => {
    const text = searchParams.get(name) ?? '';
    return isDay(text) ? { [name]: text } : {};
  };
  const asked: Asked = { ...(tenant && { tenantId: tenant.id }), ...day('from'), ...day('to') };
  const choices = {
    dimension: dimensions.find((each) => each === searchParams.get('dimension')) ?? 'method',
    period: ACTIVE_PERIODS.find((each) => each === searchParams.get('period')) ?? 'day',
  };
  const shown = {
    base: visit.base('analytics'),
    isPlatform,
    of,
    isUnknown,
    owner: tenant?.name ?? null,
    mayChange: visit.can('tenant_management') && (!isPlatform || tenant !== null),
    dimensions,
    isNarrowed: searchParams.size > 0,
  };
  return { asked, choices, shown };
}

type Choices = Awaited<ReturnType<typeof askedOf>>['choices'];

function readAll(visit: Visit, asked: Asked, { dimension, period }: Choices) {
  return Promise.all([
    visit.api.GET('/api/v1/statistics/sign-in-breakdown', { params: { query: { ...asked, dimension } } }),
    visit.api.GET('/api/v1/statistics/sign-in-risks', { params: { query: asked } }),
    visit.api.GET('/api/v1/statistics/active-users', { params: { query: { ...asked, period } } }),
    visit.api.GET('/api/v1/statistics/adoption', { params: { query: asked } }),
    visit.api.GET('/api/v1/statistics/sign-in-times', { params: { query: asked } }),
    ...funnelsFor(visit, asked).map((funnel) =>
      visit.api.GET('/api/v1/statistics/funnel', { params: { query: { ...asked, funnel } } }),
    ),
  ]);
}

function funnelsFor(visit: Visit, { tenantId }: Asked): readonly Funnel[] {
  return visit.can('platform_management') && !tenantId ? ['sign_up', 'connection'] : ['connection'];
}

function rangeProblem(answer: Answer<unknown>): string | null {
  const problem: Problem | null = answer.ok ? null : answer.problem;
  return problem?.errors?.find(({ field }) => field === 'from')?.message ?? null;
}
