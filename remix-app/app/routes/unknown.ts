import { openLoader } from '~/server/page.server';
import { leadHome } from '~/server/unknown-address.server';

export const loader = openLoader(({ request }) => leadHome(request));
