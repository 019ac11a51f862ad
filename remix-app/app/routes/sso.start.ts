import type { ActionFunctionArgs } from '@remix-run/node';
import { headersWith } from '~/features/auth/sso-callback.server';
import { beginInPopup } from '~/features/auth/sso-popup.server';
import { requireSameOrigin } from '~/server/origin.server';

/** For the script of a sign-in page, which opens the provider in a pop-up. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { body, cookies, status } = await beginInPopup(request, await request.formData());
  return Response.json(body, { status, headers: headersWith(cookies) });
}
