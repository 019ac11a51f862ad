import { orRefuse, refusal } from '~/server/api.server';
import { settings } from '~/server/settings.server';
import type { Visit } from '~/server/visit.server';
import type { OpenApi } from './open-api';
import { groupsOf, type OperationPageView, operationOf } from './operations';
import type { ReferenceView } from './reference-page';
import { snippetsOf } from './snippets';

const KEPT_MS = 60_000;

let kept: { document: OpenApi; until: number } | null = null;

/**
 * The contract of the API as it runs, a minute old at most: it changes with an upgrade alone.
 *
 * @throws Response 503 when the API can't be asked
 */
export async function readContract({ api }: Visit): Promise<OpenApi> {
  if (kept && kept.until > Date.now()) return kept.document;
  const document = orRefuse(await api.GET('/api/v1/openapi.json'));
  kept = { document: document as unknown as OpenApi, until: Date.now() + KEPT_MS };
  return kept.document;
}

/**
 * What the page's address asks for: one operation by `operation`, else all that `search` matches.
 *
 * @throws Response 404 for a name that no operation has
 */
export async function readReference(visit: Visit): Promise<ReferenceView | OperationPageView> {
  const { searchParams } = visit.url;
  const document = await readContract(visit);
  const id = searchParams.get('operation');
  const search = (searchParams.get('search') ?? '').trim().slice(0, 100);
  if (!id) return { groups: groupsOf(document, search), search };
  const operation = operationOf(document, id);
  if (!operation) throw refusal(404, null, 'The contract has no operation of this name.');
  const related = groupsOf(document).find(({ tag }) => tag === operation.tag)?.operations ?? [];
  return { operation, snippets: snippetsOf(operation, settings.publicUrl), related };
}
