import type { ActionFunctionArgs } from '@remix-run/node';
import { requireSameOrigin } from '~/server/origin.server';
import { headersWith } from '~/server/sso-callback.server';
import { beginInPopup } from '~/server/sso-popup.server';

/** For the script of a sign-in page, which opens the provider in a pop-up. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { body, cookies, status } = await beginInPopup(request, await request.formData());
  return Response.json(body, { status, headers: headersWith(cookies) });
}
