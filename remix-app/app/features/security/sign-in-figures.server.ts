import type { SignInFigures } from '@gatehouse/contracts';
import { answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

/**
 * How signing in went lately; a page without the numbers is worth more than none, so null where they can't be read.
 *
 * @param tenantId from the platform only; without it those of all tenants, or of one's own
 */
export async function readSignInFigures(
  request: Request,
  session: SignedIn,
  tenantId?: string,
): Promise<SignInFigures | null> {
  const query = tenantId ? { tenantId } : {};
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/figures/sign-ins', { params: { query } }),
  );
  return answer.ok ? answer.value : null;
}
