import { exportAnalytics } from '~/features/analytics/analytics-export.server';
import { fileLoader } from '~/server/page.server';

/** The numbers of the console whose address this is, as a file. */
export const loader = fileLoader(
  ({ pathname }) => pathname.replace(/\.csv$/i, ''),
  ({ visit }) => exportAnalytics(visit),
);
