/** Demo accounts. Their password is intentionally public: they only exist on loopback addresses. */
export const DEMO_PASSWORD = 'Gatehouse-demo-1';

export interface DemoAccount {
  readonly key: 'superadmin' | 'admin' | 'user';
  readonly label: string;
  readonly email: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { key: 'superadmin', label: 'SuperAdmin', email: 'superadmin@gatehouse.test' },
  { key: 'admin', label: 'Tenant Admin', email: 'admin@demo-company.test' },
  { key: 'user', label: 'Regular User', email: 'user@demo-company.test' },
];
