import { exportCosts } from '~/features/costs/costs-export.server';
import { fileLoader } from '~/server/page.server';

/** The costs of each organization and day, as a file. */
export const loader = fileLoader('/superadmin/costs', ({ visit }) => exportCosts(visit));
