import { answerPasskey, beginPasskey } from '~/features/account/passkey.server';
import { openAction } from '~/server/page.server';

/** A sign-in by passkey, for the script of the sign-in page: first the question, then the answer. */
export const action = openAction(({ request, form }) => {
  const passkey = form.get('passkey');
  return typeof passkey === 'string' ? answerPasskey(request, passkey, form) : beginPasskey(request);
});
