import { streamDisplay } from '~/features/live/live.server';
import { openLoader } from '~/server/page.server';

/** The live board as server-sent events, for a display. */
export const loader = openLoader(({ request }) => streamDisplay(request));
