import { ROUTES } from '~/pages';

/** Titles of the pages inside the console's frame, by path, from the table of pages. */
export default Object.fromEntries(
  ROUTES.filter(
    ({ frame, file }) => frame === 'console' || file === 'product' || file === 'superadmin/live',
  ).map(({ path, title }) => [path, title]),
);
