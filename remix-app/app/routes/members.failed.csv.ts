import { loadFailedLines } from '~/features/people/members-routes.server';

export const loader = loadFailedLines;
