import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import { type Answer, answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';

const PATH = '/api/v1/oauth2/grants';

export interface ConnectedList {
  applications: ConnectedApplicationDto[];
  next: string | null;
  first: string | null;
}

/** A page of the applications that know who is signed in. */
export async function listConnected(request: Request, session: SignedIn): Promise<ConnectedList> {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const query = { ...(cursor && { cursor }) };
  const { items, nextCursor } = orRefuse(
    await answerOf(request, api(request, session).GET(PATH, { params: { query } })),
  );
  return {
    applications: items,
    next: nextCursor && `?${new URLSearchParams({ cursor: nextCursor })}`,
    first: cursor && '?',
  };
}

export function withdraw(request: Request, session: SignedIn, id: string): Promise<Answer<unknown>> {
  return answerOf(request, api(request, session).DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
}
