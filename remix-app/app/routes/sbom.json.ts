import { billOfMaterials } from '~/features/repository/repository.server';
import { fileLoader } from '~/server/page.server';

/** The bill of materials as a file. */
export const loader = fileLoader('/superadmin/packages', () => billOfMaterials());
