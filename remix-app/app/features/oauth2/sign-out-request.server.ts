import type { SignOutRequest } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { readAheadIfSignedIn } from '~/server/read-ahead.server';
import { formActionSource } from '~/server/security-headers.server';
import type { Visit } from '~/server/visit.server';

export interface SignOutView {
  /** The user to sign out; null without a user or a request. */
  user: { name: string; email: string } | null;
  asked: SignOutRequest | null;
  /** Form targets besides this origin. */
  formActionTargets: readonly string[];
}

/** The sign-out that an application requested in this browser. */
export async function readSignOut(request: Request): Promise<SignOutView> {
  const view = await readAheadIfSignedIn(request, readAsked);
  return view ?? { user: null, asked: null, formActionTargets: [] };
}

async function readAsked({ api, session }: Visit): Promise<SignOutView> {
  const answer = await api.GET('/api/v1/oauth2/sign-out');
  const { name, email } = session.user;
  if (!answer.ok && answer.problem.status === 410) {
    return { user: { name, email }, asked: null, formActionTargets: [] };
  }
  const asked = orRefuse(answer);
  const formActionTargets = asked.redirectOrigin ? [formActionSource(asked.redirectOrigin)] : [];
  return { user: { name, email }, asked, formActionTargets };
}
