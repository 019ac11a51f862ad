import type { ActionFunctionArgs } from '@remix-run/node';
import { readPopup } from '~/features/auth/sso-popup.server';
import { requireSameOrigin } from '~/server/origin.server';

/** What became of a pop-up. A form rather than an address: a state stands in no log. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  return Response.json(await readPopup(request, String(form.get('state') ?? '')));
}
