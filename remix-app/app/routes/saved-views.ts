import { redirect } from '@remix-run/node';
import { requireUser } from '~/server/guards.server';
import { openLoader, pageAction } from '~/server/page.server';
import { actOnSavedViews } from '~/server/saved-views.server';

/** Opened by hand: only a form changes the saved views of a list. */
export const loader = openLoader(() => redirect('/dashboard'));

export const action = pageAction(({ visit, form }) => actOnSavedViews(visit, form), requireUser);
