import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import type { PageLinks } from '~/page-links';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

const PATH = '/api/v1/oauth2/grants';

export interface ConnectedList {
  applications: ConnectedApplicationDto[];
  pages: PageLinks;
}

/** A page of the applications that know who is signed in. */
export async function listConnected(request: Request, session: SignedIn): Promise<ConnectedList> {
  const query = cursorOf(request);
  const { items, nextCursor } = orRefuse(
    await answerOf(request, api(request, session).GET(PATH, { params: { query } })),
  );
  return { applications: items, pages: pageLinks(request, {}, nextCursor) };
}

/** Without an API's identifier it is a scope about the person. */
export function withdrawScope(
  request: Request,
  session: SignedIn,
  id: string,
  { scope, resource }: { scope: string; resource: string },
): Promise<Answer<unknown>> {
  const body = { scope, resource: resource || null };
  const call = api(request, session).POST(`${PATH}/{id}/scopes/withdraw`, { params: { path: { id } }, body });
  return answerOf(request, call);
}

export function withdraw(request: Request, session: SignedIn, id: string): Promise<Answer<unknown>> {
  return answerOf(request, api(request, session).DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
}
