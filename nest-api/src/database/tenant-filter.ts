/** Name of the application's own tenant filter, the second wall behind row-level security. */
export const TENANT_FILTER = 'tenant';

/** Declared by each entity that a tenant owns. */
export const tenantFilter = {
  [TENANT_FILTER]: {
    name: TENANT_FILTER,
    cond: (args: { tenantId: string }) => ({ tenantId: args.tenantId }),
    default: false,
  },
} as const;
