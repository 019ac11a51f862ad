import { loadMemberData } from '~/features/people/members-routes.server';

export const loader = loadMemberData;
