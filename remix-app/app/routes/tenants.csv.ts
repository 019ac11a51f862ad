import { exportTenants } from '~/features/tenants/tenant-export.server';
import { fileLoader } from '~/server/page.server';

/** The list as a file. */
export const loader = fileLoader('/superadmin/tenants', ({ visit }) => exportTenants(visit));
