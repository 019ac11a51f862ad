import { headersWith } from '~/features/auth/sso-callback.server';
import { beginInPopup } from '~/features/auth/sso-popup.server';
import { openAction } from '~/server/page.server';

/** For the script of a sign-in page, which opens the provider in a pop-up. */
export const action = openAction(async ({ request, form }) => {
  const { body, cookies, status } = await beginInPopup(request, form);
  return Response.json(body, { status, headers: headersWith(cookies) });
});
