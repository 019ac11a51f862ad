export { mayEnter, type Refusal, refusalOf } from './access.ts';
export * from './breadcrumbs.ts';
export type { IconName, NavGroup, RouteAccess, RouteEntry } from './entry.ts';
export { NAV_GROUPS } from './entry.ts';
export * from './navigation.ts';
export * from './resources.ts';
export * from './table.ts';
