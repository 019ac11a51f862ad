import type { OAuthClientDto, SignInAttemptDto } from '@gatehouse/contracts';
import type { PageLinks } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { type AttemptCause, causeOfAttempt } from '~/server/attempts.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import type { Visit } from '~/server/visit.server';

/** A failed request of the application, with advice for its owner. */
export interface ApplicationProblem {
  id: string;
  at: string;
  /** The reference that the user or developer sees. */
  reference: string;
  /** Number of grouped requests of this kind. */
  count: number;
  cause: AttemptCause;
  /** The page of the attempt. */
  attempt: string;
}

export interface ProblemList {
  problems: ApplicationProblem[];
  pages: PageLinks;
}

const TAB = { tab: 'problems' };

/** The failed requests of an application and the failed sign-ins to it, newest first. */
export async function listProblems(visit: Visit, { id }: OAuthClientDto): Promise<ProblemList> {
  const query = { applicationId: id, result: 'failure' as const, ...cursorOf(visit) };
  const { items, nextCursor } = orRefuse(await visit.api.GET('/api/v1/sign-ins', { params: { query } }));
  const problems = items.map((attempt) => toProblem(visit, attempt)).filter((problem) => problem !== null);
  return { problems, pages: pageLinks(visit, TAB, nextCursor) };
}

/** Null for an unknown code. */
export function toProblem(
  visit: Pick<Visit, 'request' | 'can' | 'base'>,
  attempt: SignInAttemptDto,
): ApplicationProblem | null {
  const cause = causeOfAttempt(visit, attempt);
  const { id, at, reference, count } = attempt;
  return cause && { id, at, reference, count, cause, attempt: `${visit.base('sign-ins')}/${id}` };
}
