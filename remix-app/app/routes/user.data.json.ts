import { dataFile } from '~/server/data-file.server';
import { fileLoader } from '~/server/page.server';

/** The user's data as a file, after the page has required re-authentication. */
export const loader = fileLoader('/user/data', ({ visit }) =>
  dataFile(visit, '/api/v1/account/data/export', '/user/data'),
);
