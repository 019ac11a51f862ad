import type { SignInPicture } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { orRefuse } from '~/server/api.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { flowsTexts } from './texts/flows';
import type english from './texts/flows/en';

/** How far back the picture can look, in days. */
const CHOICES: readonly string[] = ['1', '7', '30'];

/** Nodes that are no organization and no application, by their IDs in the API. */
const NODES: Readonly<Record<string, 'platform' | 'others' | 'noApplication'>> = {
  '00000000-0000-0000-0000-000000000000': 'platform',
  others: 'others',
  none: 'noApplication',
};

export async function readSignInPicture(visit: Visit): Promise<SignInPicture> {
  const wanted = visit.url.searchParams.get('days') ?? '';
  const query = { days: CHOICES.includes(wanted) ? Number(wanted) : 7 };
  const picture = orRefuse(await visit.api.GET('/api/v1/statistics/sign-in-flows', { params: { query } }));
  const t = textsOf(visit.request, flowsTexts);
  const { tenants, applications } = picture;
  return { ...picture, tenants: named(tenants, t), applications: named(applications, t) };
}

function named<Node extends { id: string; name: string }>(
  nodes: readonly Node[],
  t: Translate<typeof english>,
): Node[] {
  return nodes.map((node) => {
    const key = NODES[node.id];
    return key ? { ...node, name: t(key) } : node;
  });
}
