import { failedLines } from '~/features/imports/imports.server';
import { fileLoader } from '~/server/page.server';

/** The failed lines of an import of tenants as a file. */
export const loader = fileLoader('/superadmin/tenants/import', ({ visit, params }) =>
  failedLines(visit, 'tenants', params.id),
);
