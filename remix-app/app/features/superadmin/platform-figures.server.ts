import type { SignInFigures, TenantSummary } from '@gatehouse/contracts';
import { readSignInFigures } from '~/features/security/sign-in-figures.server';
import { answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';
import { type OpenRequest, readOpenRequests } from './open-requests.server';

/** Null is what can't be read at the moment: the rest of the dashboard is worth having. */
export interface PlatformFiguresView {
  signIns: SignInFigures | null;
  tenants: TenantSummary | null;
  requests: OpenRequest[] | null;
}

export async function readPlatformFigures(request: Request, session: SignedIn): Promise<PlatformFiguresView> {
  const [signIns, tenants, requests] = await Promise.all([
    readSignInFigures(request, session),
    answerOf(request, api(request, session).GET('/api/v1/tenants/summary')),
    readOpenRequests(request, session),
  ]);
  return { signIns, tenants: tenants.ok ? tenants.value : null, requests };
}
