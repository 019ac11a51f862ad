import { ROUTES } from '~/pages';

/** Titles of the pages that the console's frame stands around, by their own address, as the table of pages has them. */
export default Object.fromEntries(
  ROUTES.filter(({ frame, file }) => frame === 'console' || file === 'product').map(({ path, title }) => [
    path,
    title,
  ]),
);
