import { streamLiveBoard } from '~/features/live/live.server';
import { fileLoader } from '~/server/page.server';

/** The live board as server-sent events, until the session ends. */
export const loader = fileLoader('/superadmin/live', ({ visit }) => streamLiveBoard(visit));
