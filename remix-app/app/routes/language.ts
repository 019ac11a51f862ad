import { redirect } from '@remix-run/node';
import { rememberLanguage } from '~/server/language.server';
import { openAction, openLoader } from '~/server/page.server';
import { pathHere } from '~/server/return-to.server';

/** Opened by hand: only a form changes the language. */
export const loader = openLoader(() => redirect('/'));

/** The browser remembers the language, and reads the page that the menu stood on in it. */
export const action = openAction(({ form }) => {
  const cookie = rememberLanguage(form.get('language'));
  const to = pathHere(String(form.get('returnTo') ?? '')) ?? '/';
  return { to, leaves: true, ...(cookie && { headers: { 'set-cookie': cookie } }) };
});
