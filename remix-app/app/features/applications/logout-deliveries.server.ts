import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import type { PageLinks } from '~/page-links';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

export interface DeliveryList {
  deliveries: LogoutDeliveryDto[];
  pages: PageLinks;
}

const TAB = { tab: 'sign-outs' };

/** What became of telling an application that people signed out; a page of it, newest first. */
export async function listDeliveries(request: Request, session: SignedIn, id: string): Promise<DeliveryList> {
  const query = cursorOf(request);
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/admin/oauth2/clients/{id}/logout-deliveries', {
      params: { path: { id }, query },
    }),
  );
  const { items, nextCursor } = orRefuse(answer);
  return { deliveries: items, pages: pageLinks(request, TAB, nextCursor) };
}
