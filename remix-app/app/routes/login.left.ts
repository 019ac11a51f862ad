import { countLeftPage } from '~/features/auth/left-page.server';
import { openAction } from '~/server/page.server';

/** The script of a sign-in page says once that the page was left without sending anything, for the statistics. */
export const action = openAction(async ({ request, form }) => {
  await countLeftPage(request, form);
  return new Response(null, { status: 204 });
});
