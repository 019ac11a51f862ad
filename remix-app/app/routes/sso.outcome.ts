import { readPopup } from '~/features/auth/sso-popup.server';
import { openAction } from '~/server/page.server';

/** What became of a pop-up. A form rather than an address: a state stands in no log. */
export const action = openAction(async ({ request, form }) => {
  return Response.json(await readPopup(request, String(form.get('state') ?? '')));
});
