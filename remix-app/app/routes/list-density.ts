import { redirect } from '@remix-run/node';
import { rememberDensity } from '~/server/list-density.server';
import { openAction, openLoader } from '~/server/page.server';
import { pathHere } from '~/server/return-to.server';

/** Opened by hand: only a form changes it. */
export const loader = openLoader(() => redirect('/'));

/** The browser remembers how dense lists are, and shows the list again. */
export const action = openAction(({ form }) => {
  const to = pathHere(String(form.get('returnTo') ?? '')) ?? '/';
  return { to, headers: { 'set-cookie': rememberDensity(String(form.get('density'))) } };
});
