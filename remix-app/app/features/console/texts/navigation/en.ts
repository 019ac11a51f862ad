import { NAV_GROUPS, ROUTES } from '~/pages';

/** Groups of the navigation, and the shorter names of pages in it by their address, as the table of pages has them. */
export default Object.fromEntries([
  ...NAV_GROUPS.map((group) => [group, group] as const),
  ...ROUTES.flatMap(({ path, navLabel }) => (navLabel ? [[path, navLabel] as const] : [])),
]);
