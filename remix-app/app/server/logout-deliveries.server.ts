import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';

export interface DeliveryList {
  deliveries: LogoutDeliveryDto[];
  next: string | null;
  first: string | null;
}

const TAB = { tab: 'sign-outs' };

/** What became of telling an application that people signed out; a page of it, newest first. */
export async function listDeliveries(request: Request, session: SignedIn, id: string): Promise<DeliveryList> {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const query = { ...(cursor && { cursor }) };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/admin/oauth2/clients/{id}/logout-deliveries', {
      params: { path: { id }, query },
    }),
  );
  const { items, nextCursor } = orRefuse(answer);
  return {
    deliveries: items,
    next: nextCursor && `?${new URLSearchParams({ ...TAB, cursor: nextCursor })}`,
    first: cursor && `?${new URLSearchParams(TAB)}`,
  };
}
