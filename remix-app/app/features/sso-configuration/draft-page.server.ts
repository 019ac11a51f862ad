import { isCauseCode, type SsoDraftDto, type SsoDraftSide } from '@gatehouse/contracts';
import { refusal } from '~/server/api.server';
import { explainedCause } from '~/server/causes.server';
import type { Visit } from '~/server/visit.server';
import { configurationsBase, getConfiguration, type ListedConfiguration } from './sso-configurations.server';
import { formTargetsOf } from './sso-tests.server';

const PATH = '/api/v1/sso-configurations/{id}/draft';

/** A frequent cause in words. */
export interface NamedCause {
  code: string;
  cause: string;
  count: number;
}

export interface DraftPageView {
  connection: Pick<ListedConfiguration, 'id' | 'name' | 'tenantId' | 'isEnabled'>;
  /** Path of the connection. */
  of: string;
  draft: SsoDraftDto | null;
  causes: { draft: NamedCause[]; live: NamedCause[] };
  /** In words; null for a draft that was not taken back. */
  takenBackCause: string | null;
  /** Where a test leads, which the page's policy for forms must allow. */
  formTargets: string[];
}

/** @throws Response 404 there is no such connection */
export async function readDraftPage(visit: Visit, id: string): Promise<DraftPageView> {
  const [configuration, draft] = await Promise.all([getConfiguration(visit, id), findDraft(visit, id)]);
  const { name, tenantId, isEnabled } = configuration;
  return {
    connection: { id, name, tenantId, isEnabled },
    of: `${configurationsBase(visit)}/${id}`,
    draft,
    causes: {
      draft: namedCauses(visit, draft?.outcomes?.draft),
      live: namedCauses(visit, draft?.outcomes?.live),
    },
    takenBackCause: draft?.takenBack ? causeText(visit, draft.takenBack.code) : null,
    formTargets: draft ? formTargetsOf(draft.configuration) : [],
  };
}

/** Null where there is none, as for each connection of the platform. */
export async function findDraft(visit: Visit, id: string): Promise<SsoDraftDto | null> {
  const answer = await visit.api.GET(PATH, { params: { path: { id } } });
  if (answer.ok) return answer.value;
  const { status, requestId } = answer.problem;
  if (status === 404 || status === 409) return null;
  throw refusal(status, requestId ?? null);
}

function namedCauses(visit: Visit, side: SsoDraftSide | undefined): NamedCause[] {
  return (side?.causes ?? []).map(({ code, count }) => ({ code, count, cause: causeText(visit, code) }));
}

function causeText({ request }: Visit, code: string): string {
  return isCauseCode(code) ? explainedCause(request, code).cause : code;
}
