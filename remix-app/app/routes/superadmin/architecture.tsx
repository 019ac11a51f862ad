import { ArchitecturePage } from '~/features/architecture/architecture-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(() => null);

export default ArchitecturePage;
