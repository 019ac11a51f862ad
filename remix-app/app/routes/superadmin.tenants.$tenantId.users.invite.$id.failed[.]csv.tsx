import { loadFailedLines } from '~/server/members-routes.server';

export const loader = loadFailedLines;
