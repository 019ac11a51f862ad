import { dataFile } from '~/server/data-file.server';
import { fileLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

/** The data of one user as a file, for superadmins. */
export const loader = fileLoader(
  ({ pathname }) => pathname.replace(/\/data\.json$/, ''),
  ({ visit, params }) =>
    dataFile(
      visit,
      `/api/v1/people/${idOf(params.id)}/data-export`,
      visit.url.pathname.replace(/\/data\.json$/, ''),
    ),
);
