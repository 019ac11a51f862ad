import { orRefuse, refusal } from '~/server/api.server';
import { settings } from '~/server/settings.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { OpenApi } from './open-api';
import { groupsOf, type OperationPageView, operationOf } from './operations';
import type { ReferenceView } from './reference-page';
import { snippetsOf } from './snippets';
import { contractTexts } from './texts/contract';

const KEPT_MS = 60_000;

let kept: { document: OpenApi; until: number } | null = null;

/**
 * The contract of the running API, up to a minute old: it changes only with an upgrade.
 *
 * @throws Response 503 if the API does not answer
 */
export async function readContract({ api }: Visit): Promise<OpenApi> {
  if (kept && kept.until > Date.now()) return kept.document;
  const document = orRefuse(await api.GET('/api/v1/openapi.json'));
  kept = { document: document as unknown as OpenApi, until: Date.now() + KEPT_MS };
  return kept.document;
}

/**
 * The content for the page's address: one operation by `operation`, otherwise all that match `search`.
 *
 * @throws Response 404 for an unknown operation ID
 */
export async function readReference(visit: Visit): Promise<ReferenceView | OperationPageView> {
  const { searchParams } = visit.url;
  const document = await readContract(visit);
  const id = searchParams.get('operation');
  const search = (searchParams.get('search') ?? '').trim().slice(0, 100);
  if (!id) return { groups: groupsOf(document, search), search };
  const t = textsOf(visit.request, contractTexts);
  const operation = operationOf(document, id, t);
  if (!operation) throw refusal(404, null, t('noOperation'));
  const related = groupsOf(document).find(({ tag }) => tag === operation.tag)?.operations ?? [];
  return { operation, snippets: snippetsOf(operation, settings.publicUrl), related };
}
