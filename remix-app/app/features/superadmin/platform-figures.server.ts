import type { SignInFigures, TenantSummary } from '@gatehouse/contracts';
import { readSignInFigures } from '~/features/security/sign-in-figures.server';
import type { Visit } from '~/server/visit.server';
import { type OpenRequest, readOpenRequests } from './open-requests.server';

/** Null is what can't be read at the moment: the rest of the dashboard is worth having. */
export interface PlatformFiguresView {
  signIns: SignInFigures | null;
  tenants: TenantSummary | null;
  requests: OpenRequest[] | null;
}

export async function readPlatformFigures(visit: Visit): Promise<PlatformFiguresView> {
  const [signIns, tenants, requests] = await Promise.all([
    readSignInFigures(visit),
    visit.api.GET('/api/v1/tenants/summary'),
    readOpenRequests(visit),
  ]);
  return { signIns, tenants: tenants.ok ? tenants.value : null, requests };
}
