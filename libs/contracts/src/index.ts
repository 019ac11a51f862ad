export * from './auth.ts';
export * from './limits.ts';
export * from './oauth2.ts';
export * from './paging.ts';
export * from './problem.ts';
export * from './roles.ts';
export * from './tenants.ts';
export * from './users.ts';
