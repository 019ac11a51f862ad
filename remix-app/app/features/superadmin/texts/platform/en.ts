export default {
  tenantsByStatus: '{count, plural, one {# tenant} other {# tenants}} by status',
  allTenants: 'All tenants',
  noTenant: 'Tenants appear here after you create them. <a>Create the first tenant</a>',
  openRequests: 'Open requests',
  allRequests: 'All requests',
  noRequests: 'Open plan and product requests appear here.',
  request: '{organization} requests {wish}',
  noSignIns: 'The number of successful and failed sign-ins appears here after users sign in.',
  newTenant: 'New tenant',
} as const;
