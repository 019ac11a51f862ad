import { isLanguage } from '@gatehouse/texts';
import { redirect } from '@remix-run/node';
import { saveLanguage } from '~/features/account/language.server';
import { rememberLanguage } from '~/server/language.server';
import { openAction, openLoader } from '~/server/page.server';
import { pathHere } from '~/server/return-to.server';
import { getSession } from '~/server/session.server';

/** Opened by hand: only a form changes the language. */
export const loader = openLoader(() => redirect('/'));

/** The browser remembers the language, and reads the page that the menu stood on in it. */
export const action = openAction(async ({ request, form }) => {
  // Rejects a menu that was rendered for another session.
  const session = await getSession(request);
  const language = form.get('language');
  const to = pathHere(String(form.get('returnTo') ?? '')) ?? '/';
  if (!isLanguage(language)) return { to, leaves: true };
  if (session) await saveLanguage(request, session, language);
  return { to, leaves: true, headers: { 'set-cookie': rememberLanguage(language) } };
});
