import { exportTrail } from '~/features/audit/audit-export.server';
import { fileLoader } from '~/server/page.server';

/** The trail of the console whose address this is, as a file. */
export const loader = fileLoader(
  ({ pathname }) => pathname.replace(/\.csv$/i, ''),
  ({ visit }) => exportTrail(visit),
);
