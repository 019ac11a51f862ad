import { discoverRoute } from '~/features/auth/sso-options.server';
import { openAction } from '~/server/page.server';

/** The provider that a typed address is offered, or null. Says what its domain says, and nothing of people. */
export const action = openAction(async ({ request, form }) => {
  return Response.json(await discoverRoute(request, String(form.get('email') ?? '').trim()));
});
