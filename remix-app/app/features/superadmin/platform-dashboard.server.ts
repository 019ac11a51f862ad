import type { ConsoleDashboardDto, TenantSummary } from '@gatehouse/contracts';
import { readConsoleDashboard } from '~/features/console/console-dashboard.server';
import type { Visit } from '~/server/visit.server';
import { type OpenRequest, openRequestsOf } from './open-requests.server';

export interface PlatformDashboard extends Omit<ConsoleDashboardDto, 'platform'> {
  tenants: TenantSummary | null;
  requests: OpenRequest[] | null;
}

/** What the dashboards of the platform show; null where it can't be read at the moment. */
export async function readPlatformDashboard(visit: Visit): Promise<PlatformDashboard | null> {
  const read = await readConsoleDashboard(visit);
  if (!read) return null;
  const { platform, ...shown } = read;
  return { ...shown, tenants: platform?.tenants ?? null, requests: platform && openRequestsOf(platform) };
}
