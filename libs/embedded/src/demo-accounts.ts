/** Demo accounts that `migrate --demo` creates; a test signs in with each. */
export const DEMO_PASSWORD = 'Gatehouse-demo-1';

export const DEMO_ACCOUNTS = [
  { email: 'superadmin@gatehouse.test', role: 'Super admin of the platform' },
  { email: 'admin@demo-company.test', role: 'Tenant admin of Demo Company' },
  { email: 'user@demo-company.test', role: 'Regular user of Demo Company' },
];
