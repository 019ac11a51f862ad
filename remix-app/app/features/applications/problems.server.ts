import {
  type AuditEvent,
  type CauseCode,
  causeLink,
  causePath,
  isCauseCode,
  type OAuthClientDto,
} from '@gatehouse/contracts';
import type { Explanation } from '@gatehouse/contracts/cause-texts';
import type { PageLinks } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { explainedCause } from '~/server/causes.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import type { Visit } from '~/server/visit.server';

/** A request of the application that failed, with what its owner can do about it. */
export interface ApplicationProblem {
  id: string;
  at: string;
  /** The reference that a person or a developer has. */
  reference: string | null;
  code: CauseCode;
  found: string | null;
  expected: string | null;
  /** How many of this kind came together. */
  count: number;
  explanation: Explanation;
  /** The screen with the field that removes the cause; null where it is none of ours. */
  link: string | null;
  /** The public page about the code. */
  about: string;
}

export interface ProblemList {
  problems: ApplicationProblem[];
  pages: PageLinks;
}

const TAB = { tab: 'problems' };

/** The failed requests of an application, newest first. */
export async function listProblems(
  visit: Visit,
  { id, tenant_id: tenantId }: OAuthClientDto,
): Promise<ProblemList> {
  const isSuperadmin = visit.can('platform_management');
  const answer = await visit.api.GET('/api/v1/audit/events', {
    params: {
      query: {
        target: id,
        outcome: 'failure',
        ...(isSuperadmin && tenantId && { tenantId }),
        ...cursorOf(visit),
      },
    },
  });
  const { items, nextCursor } = orRefuse(answer);
  const problems = items
    .map((event) => toProblem(visit.request, event, { isSuperadmin, applicationId: id }))
    .filter((problem) => problem !== null);
  return { problems, pages: pageLinks(visit, TAB, nextCursor) };
}

/** Null for a failure of another kind. */
export function toProblem(
  request: Request,
  { id, at, requestId, detail }: Pick<AuditEvent, 'id' | 'at' | 'requestId' | 'detail'>,
  ids: { isSuperadmin: boolean; applicationId: string },
): ApplicationProblem | null {
  const code = detail.cause;
  if (typeof code !== 'string' || !isCauseCode(code)) return null;
  return {
    id,
    at,
    reference: requestId,
    code,
    found: valueText(detail.found),
    expected: valueText(detail.expected),
    count: typeof detail.count === 'number' ? detail.count : 1,
    explanation: explainedCause(request, code),
    link: causeLink(code, ids),
    about: causePath(code),
  };
}

function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join('\n') : String(value);
}
