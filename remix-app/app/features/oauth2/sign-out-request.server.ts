import type { SignOutRequest } from '@gatehouse/contracts';
import { api, orRefuse } from '~/server/api.server';
import { formActionSource } from '~/server/security-headers.server';
import { getSession } from '~/server/session.server';

export interface SignOutView {
  /** Who would be signed out; null where nobody is signed in, or nobody asks. */
  user: { name: string; email: string } | null;
  asked: SignOutRequest | null;
  /** Where the form may lead besides this origin. */
  formActionTargets: readonly string[];
}

/** The sign-out that an application asked for, in this browser. */
export async function readSignOut(request: Request): Promise<SignOutView> {
  const session = await getSession(request);
  if (!session) return { user: null, asked: null, formActionTargets: [] };
  const answer = await api(request, session).GET('/api/v1/oauth2/sign-out');
  const { name, email } = session.user;
  if (!answer.ok && answer.problem.status === 410) {
    return { user: { name, email }, asked: null, formActionTargets: [] };
  }
  const asked = orRefuse(answer);
  const formActionTargets = asked.redirectOrigin ? [formActionSource(asked.redirectOrigin)] : [];
  return { user: { name, email }, asked, formActionTargets };
}
