/** Name of the application's own tenant filter, the second barrier behind row-level security. */
export const TENANT_FILTER = 'tenant';

/** Declared by each tenant-owned entity. */
export const tenantFilter = {
  [TENANT_FILTER]: {
    name: TENANT_FILTER,
    cond: (args: { tenantId: string }) => ({ tenantId: args.tenantId }),
    default: false,
  },
} as const;
