import type { Brand, SsoOption } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { explainRoute, type Realm, routeAddress } from './home-realm.js';

const option = (name: string): SsoOption => ({
  configurationId: `id of ${name}`,
  name,
  type: 'google',
  origin: null,
  downSince: null,
});
const both = [true, false];
const brand: Brand = {
  name: 'Acme',
  logoUrl: null,
  color: '#0b6e4f',
  darkColor: null,
  language: null,
  texts: {},
};

/** Every realm that there can be, but for how many connections beyond two. */
const REALMS: Realm[] = [null, 'acme.example'].flatMap((domain) =>
  (['none', 'verified', 'lapsed'] as const).flatMap((proof) =>
    both.flatMap((tenantMaySignIn) =>
      both.flatMap((isEnforced) =>
        [[], [option('Acme')], [option('Acme'), option('Old directory')]].map((connections) => ({
          domain,
          decidedBy: domain,
          proof,
          tenantMaySignIn,
          isEnforced,
          requiredFrom: null,
          connections,
          brand,
        })),
      ),
    ),
  ),
);

const OPEN_REALM: Realm = {
  domain: 'acme.example',
  decidedBy: 'acme.example',
  proof: 'verified',
  tenantMaySignIn: true,
  isEnforced: false,
  requiredFrom: null,
  connections: [option('Acme')],
  brand,
};

describe('the table of docs/home-realm-discovery.md', () => {
  test.each<[string, Partial<Realm>, string]>([
    ['no address', { domain: null }, 'password'],
    ['nobody has verified the domain', { proof: 'none' }, 'password'],
    ['the proof is gone, and nobody else has it', { proof: 'lapsed' }, 'offer'],
    ['the proof is gone, and SSO is enforced', { proof: 'lapsed', isEnforced: true }, 'require'],
    ['the tenant is suspended', { tenantMaySignIn: false }, 'password'],
    ['no connection is enabled for it', { connections: [] }, 'password'],
    ['no connection is enabled, and SSO is enforced', { connections: [], isEnforced: true }, 'password'],
    ['a connection is enabled', {}, 'offer'],
    ['several are', { connections: [option('Acme'), option('Other')] }, 'offer'],
    ['SSO is enforced', { isEnforced: true }, 'require'],
  ])('%s', (_name, change, kind) => {
    expect(routeAddress({ ...OPEN_REALM, ...change }).kind).toBe(kind);
  });
});

test('what is no address yet is told apart from one without a provider', () => {
  const realm = { ...REALMS[0], proof: 'none' } as Realm;
  const reason = (domain: string | null) => routeAddress({ ...realm, domain }).reason;
  expect([reason(null), reason('acme.example')]).toEqual([
    'This is not a complete email address.',
    'Sign in with your password.',
  ]);
});

describe('an admin who asks why reads', () => {
  const open = ['The domain is acme.example.', 'acme.example is verified.', 'The organization is active.'];
  test.each<[string, Partial<Realm>, string[]]>([
    ['no address', { domain: null, decidedBy: null }, ['There is no domain after an @.']],
    [
      'nobody has verified it',
      { proof: 'none', decidedBy: null },
      ['The domain is acme.example.', 'No organization has verified acme.example.'],
    ],
    [
      'a domain above it covers it, of an organization that is not active',
      { decidedBy: 'example', tenantMaySignIn: false },
      [
        'The domain is acme.example.',
        'example is verified and covers acme.example.',
        'The organization is not active.',
      ],
    ],
    [
      'its proof is gone',
      { proof: 'lapsed', connections: [] },
      [
        'The domain is acme.example.',
        'The verification of acme.example has lapsed. Existing users can still sign in, but new users cannot join.',
        'The organization is active.',
        'No enabled connection includes it.',
      ],
    ],
    [
      'it is offered',
      {},
      [...open, 'Acme.', 'No. Users can choose the identity provider or their password.'],
    ],
    [
      'it is enforced',
      { isEnforced: true, connections: [option('Acme'), option('Old directory')] },
      [...open, 'Acme or Old directory.', 'Yes. Users must sign in through the identity provider.'],
    ],
  ])('%s', (_name, change, answers) => {
    expect(explainRoute({ ...OPEN_REALM, ...change }).map(({ answer }) => answer)).toEqual(answers);
  });

  test('the questions of the table, in its order', () => {
    expect(explainRoute(OPEN_REALM).map(({ name, question }) => `${name}: ${question}`)).toEqual([
      'address: Is this an email address?',
      'domain: Has an organization verified the domain?',
      'tenant: Can users of the organization sign in?',
      'connection: Does an enabled connection include the domain?',
      'enforced: Is single sign-on required?',
    ]);
  });
});

describe('for every realm', () => {
  test('a provider is offered exactly where there is one to choose', () => {
    for (const realm of REALMS) {
      const route = routeAddress(realm);
      expect(route.options.length > 0, JSON.stringify(realm)).toBe(route.kind !== 'password');
    }
  });

  test('whose domain it is is told exactly where a provider is', () => {
    for (const realm of REALMS) {
      const route = routeAddress(realm);
      expect(route.brand, JSON.stringify(realm)).toBe(route.kind === 'password' ? null : brand);
    }
  });

  test('nothing is offered that is not a connection of the domain’s owner, in its order', () => {
    for (const realm of REALMS) {
      const { options } = routeAddress(realm);
      expect(options.length === 0 || options).toEqual(options.length === 0 || realm.connections);
    }
  });

  test('an unverified domain is answered like one that nobody knows', () => {
    const unknown = routeAddress({
      domain: 'nobody.example',
      decidedBy: 'nobody.example',
      proof: 'none',
      tenantMaySignIn: false,
      connections: [],
      isEnforced: false,
      requiredFrom: null,
      brand: null,
    });
    for (const realm of REALMS.filter(({ domain, proof }) => domain && proof === 'none')) {
      expect(routeAddress(realm)).toEqual(unknown);
    }
  });

  test('enforcing never opens what was closed', () => {
    for (const realm of REALMS) {
      const [enforced, free] = [true, false].map((isEnforced) => routeAddress({ ...realm, isEnforced }));
      expect(enforced?.kind === 'password').toBe(free?.kind === 'password');
    }
  });

  test('the explanation ends where the decision does: with a "no", or with whether it is enforced', () => {
    for (const realm of REALMS) {
      const [route, steps] = [routeAddress(realm), explainRoute(realm)];
      const last = steps.at(-1);
      expect(steps.filter(({ decides }) => decides)).toEqual([last]);
      expect(steps.slice(0, -1).every(({ isYes }) => isYes)).toBe(true);
      const kind = last?.name !== 'enforced' ? 'password' : last.isYes ? 'require' : 'offer';
      expect(kind, JSON.stringify(realm)).toBe(route.kind);
    }
  });
});
