import type { Plan, SsoType, TenantStatus } from '@gatehouse/contracts';

/** When users of an organization sign in, in its local time. */
export interface Rhythm {
  /** IANA name. */
  readonly zone: string;
  /** Days of the week without work, 0 is Sunday. */
  readonly daysOff: readonly number[];
  /** Hours in which users start to work. */
  readonly starts: readonly [number, number];
  /** Probability of a sign-in on a working day, and on another day. */
  readonly presence: number;
  readonly presenceOff: number;
}

export interface DemoConnection {
  readonly type: SsoType;
  readonly protocol: 'saml' | 'openid';
  /** Tenant ID at Microsoft. */
  readonly directoryId?: string;
  readonly name: string;
  readonly host: string;
}

export interface DemoApplication {
  readonly name: string;
  readonly type: 'web' | 'native' | 'machine';
  readonly host: string;
}

export interface DemoOrganization {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  /** Language of its users' names. */
  readonly names: 'en' | 'de' | 'es' | 'ja' | 'ar';
  readonly people: number;
  readonly plan: Plan;
  readonly status: TenantStatus;
  readonly rhythm: Rhythm;
  /** The network of its office, as the first three numbers of an address. Source of the ranges: RFC 5737. */
  readonly network: string;
  readonly connection?: DemoConnection;
  readonly applications: readonly DemoApplication[];
  /** Percentage of users with a second factor. */
  readonly factors: number;
  /** The incident of its last days. */
  readonly incident?: 'replaced-certificate' | 'password-spray' | 'expired-secret';
  /** Whether attacks on its sign-ins were detected. */
  readonly hasIncidents?: boolean;
  readonly paymentIsOverdue?: boolean;
  /** Remaining days of its trial. */
  readonly trialDaysLeft?: number;
}

const office = (zone: string, more: Partial<Rhythm> = {}): Rhythm => ({
  zone,
  daysOff: [0, 6],
  starts: [7, 10],
  presence: 0.62,
  presenceOff: 0.05,
  ...more,
});

/** Ten different organizations with 400 users, eight applications and three connections. */
export const DEMO_ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    slug: 'demo-company',
    name: 'Demo Company',
    kind: 'software company',
    names: 'en',
    people: 40,
    plan: 'enterprise',
    status: 'active',
    rhythm: office('America/New_York', { starts: [8, 11] }),
    network: '198.51.100',
    applications: [
      { name: 'Engineering Wiki', type: 'web', host: 'wiki.demo-company.test' },
      { name: 'Expense Reports', type: 'web', host: 'expenses.demo-company.test' },
      { name: 'Build Pipeline', type: 'machine', host: 'builds.demo-company.test' },
    ],
    factors: 55,
    hasIncidents: true,
  },
  {
    slug: 'nordwind-logistik',
    name: 'Nordwind Logistik',
    kind: 'logistics company',
    names: 'de',
    people: 70,
    plan: 'enterprise',
    status: 'active',
    rhythm: office('Europe/Berlin', { starts: [5, 9], presenceOff: 0.2 }),
    network: '203.0.113',
    connection: {
      type: 'saml',
      protocol: 'saml',
      name: 'Nordwind Entra ID',
      host: 'login.nordwind-logistik.test',
    },
    applications: [{ name: 'Fleet Tracking', type: 'web', host: 'fleet.nordwind-logistik.test' }],
    factors: 30,
    incident: 'replaced-certificate',
  },
  {
    slug: 'harbor-health',
    name: 'Harbor Health',
    kind: 'hospital',
    names: 'en',
    people: 80,
    plan: 'enterprise',
    status: 'active',
    rhythm: office('America/Chicago', { daysOff: [], starts: [0, 23], presence: 0.5 }),
    network: '198.51.100',
    connection: { type: 'oauth2', protocol: 'openid', name: 'Harbor Okta', host: 'harbor-health.okta.test' },
    applications: [
      { name: 'Patient Portal', type: 'web', host: 'portal.harbor-health.test' },
      { name: 'Shift Planner', type: 'native', host: 'shifts.harbor-health.test' },
    ],
    factors: 70,
    incident: 'expired-secret',
  },
  {
    slug: 'kestrel-bank',
    name: 'Kestrel Bank',
    kind: 'bank',
    names: 'en',
    people: 60,
    plan: 'enterprise',
    status: 'active',
    rhythm: office('Europe/London', { starts: [7, 9], presence: 0.75, presenceOff: 0.02 }),
    network: '198.51.100',
    connection: {
      type: 'microsoft',
      protocol: 'openid',
      name: 'Kestrel Microsoft',
      host: 'login.microsoftonline.test',
      directoryId: '5d6f4a0c-7c1e-4f5e-9f0e-3a1b2c3d4e5f',
    },
    applications: [{ name: 'Risk Dashboard', type: 'web', host: 'risk.kestrel-bank.test' }],
    factors: 96,
    incident: 'password-spray',
  },
  {
    slug: 'universidad-del-sol',
    name: 'Universidad del Sol',
    kind: 'university',
    names: 'es',
    people: 50,
    plan: 'basic',
    status: 'active',
    rhythm: office('Europe/Madrid', { starts: [8, 13], presenceOff: 0.15 }),
    network: '203.0.113',
    applications: [{ name: 'Campus Virtual', type: 'web', host: 'campus.universidad-del-sol.test' }],
    factors: 18,
  },
  {
    slug: 'sakura-seiki',
    name: '桜精機',
    kind: 'manufacturer',
    names: 'ja',
    people: 40,
    plan: 'pro',
    status: 'active',
    rhythm: office('Asia/Tokyo', { starts: [7, 9], presence: 0.8 }),
    network: '203.0.113',
    applications: [],
    factors: 45,
  },
  {
    slug: 'city-of-lakeview',
    name: 'City of Lakeview',
    kind: 'public administration',
    names: 'en',
    people: 30,
    plan: 'pro',
    status: 'active',
    rhythm: office('America/Denver', { presenceOff: 0 }),
    network: '198.51.100',
    applications: [],
    factors: 25,
    paymentIsOverdue: true,
  },
  {
    slug: 'al-noor-trading',
    name: 'Al Noor Trading',
    kind: 'trading company',
    names: 'ar',
    people: 15,
    plan: 'basic',
    status: 'active',
    rhythm: office('Asia/Riyadh', { daysOff: [5, 6] }),
    network: '203.0.113',
    applications: [],
    factors: 20,
  },
  {
    slug: 'bright-pixel',
    name: 'Bright Pixel Studio',
    kind: 'design agency',
    names: 'en',
    people: 12,
    plan: 'trial',
    status: 'active',
    rhythm: office('America/Los_Angeles', { starts: [9, 12], presence: 0.5 }),
    network: '198.51.100',
    applications: [],
    factors: 8,
    trialDaysLeft: 3,
  },
  {
    slug: 'fern-and-oak',
    name: 'Fern & Oak Foundation',
    kind: 'charity that waits for its activation',
    names: 'en',
    people: 3,
    plan: 'trial',
    status: 'pending',
    rhythm: office('Europe/Dublin', { presence: 0, presenceOff: 0 }),
    network: '203.0.113',
    applications: [],
    factors: 0,
  },
];
