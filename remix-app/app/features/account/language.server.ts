import type { Language } from '@gatehouse/texts';
import { api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

/**
 * Stores the choice of a signed-in user, which also applies to emails. A region in the account is kept: `de-CH` is
 * German as well.
 */
export async function saveLanguage(request: Request, session: SignedIn, language: Language): Promise<void> {
  const asked = api(request, session);
  const account = await asked.GET('/api/v1/account');
  if (!account.ok || account.value.locale?.split('-', 1)[0] === language) return;
  // The page changes its language in any case, because the browser stores the choice.
  await asked.PATCH('/api/v1/account', { body: { locale: language, version: account.value.version } });
}
