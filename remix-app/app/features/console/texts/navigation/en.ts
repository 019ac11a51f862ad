import { NAV_GROUPS } from '~/pages';

/** Groups of the navigation, as the table of pages has them. */
export default Object.fromEntries(NAV_GROUPS.map((group) => [group, group] as const));
