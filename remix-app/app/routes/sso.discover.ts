import type { ActionFunctionArgs } from '@remix-run/node';
import { discoverRoute } from '~/features/auth/sso-options.server';
import { requireSameOrigin } from '~/server/origin.server';

/** The provider that a typed address is offered, or null. Says what its domain says, and nothing of people. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  return Response.json(await discoverRoute(request, String(form.get('email') ?? '').trim()));
}
