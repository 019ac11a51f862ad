import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import type { PageLinks } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import type { Visit } from '~/server/visit.server';

export interface DeliveryList {
  deliveries: LogoutDeliveryDto[];
  pages: PageLinks;
}

const TAB = { tab: 'sign-outs' };

/** A page of an application's logout notifications, the newest first. */
export async function listDeliveries(visit: Visit, id: string): Promise<DeliveryList> {
  const query = cursorOf(visit);
  const answer = await visit.api.GET('/api/v1/admin/oauth2/clients/{id}/logout-deliveries', {
    params: { path: { id }, query },
  });
  const { items, nextCursor } = orRefuse(answer);
  return { deliveries: items, pages: pageLinks(visit, TAB, nextCursor) };
}
