import type { TenantSummary } from '@gatehouse/contracts';
import { type ConsoleDashboard, readConsoleDashboard } from '~/features/console/console-dashboard.server';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { planNames } from '../plans/texts/names';
import { MOST_REQUESTS, type OpenRequest, openRequestsOf } from './open-requests.server';

export interface PlatformDashboard extends ConsoleDashboard {
  tenants: TenantSummary | null;
  requests: OpenRequest[] | null;
}

const OPEN = { params: { query: { state: 'open', limit: MOST_REQUESTS } } } as const;

/** What the dashboards of the platform show; a part that can't be read at the moment is null. */
export async function readPlatformDashboard(visit: Visit): Promise<PlatformDashboard> {
  const [shown, tenants, plans, products] = await Promise.all([
    readConsoleDashboard(visit),
    visit.api.GET('/api/v1/tenants/summary'),
    visit.api.GET('/api/v1/tenants/plan-requests', OPEN),
    visit.api.GET('/api/v1/products/requests', OPEN),
  ]);
  const [planRequests, productRequests] = [itemsOrNull(plans), itemsOrNull(products)];
  return {
    ...shown,
    tenants: valueOrNull(tenants),
    requests:
      planRequests &&
      productRequests &&
      openRequestsOf(planRequests, productRequests, textsOf(visit.request, planNames)),
  };
}
