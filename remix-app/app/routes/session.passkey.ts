import type { ActionFunctionArgs } from '@remix-run/node';
import { answerPasskey, beginPasskey } from '~/features/account/passkey.server';
import { requireSameOrigin } from '~/server/origin.server';

/** A sign-in by passkey, for the script of the sign-in page: first the question, then the answer. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const passkey = form.get('passkey');
  return typeof passkey === 'string'
    ? answerPasskey(request, passkey, String(form.get('returnTo') ?? ''))
    : beginPasskey(request);
}
