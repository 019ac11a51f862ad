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

/** Every possible realm, with at most two connections. */
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
    ['there is no address', { domain: null }, 'password'],
    ['no organization has verified the domain', { proof: 'none' }, 'password'],
    ['the verification has lapsed', { proof: 'lapsed' }, 'offer'],
    ['the verification has lapsed, and SSO is enforced', { proof: 'lapsed', isEnforced: true }, 'require'],
    ['the tenant is suspended', { tenantMaySignIn: false }, 'password'],
    ['no connection is enabled', { connections: [] }, 'password'],
    ['no connection is enabled, and SSO is enforced', { connections: [], isEnforced: true }, 'password'],
    ['a connection is enabled', {}, 'offer'],
    ['several connections are enabled', { connections: [option('Acme'), option('Other')] }, 'offer'],
    ['SSO is enforced', { isEnforced: true }, 'require'],
  ])('covers the case where %s', (_name, change, kind) => {
    expect(routeAddress({ ...OPEN_REALM, ...change }).kind).toBe(kind);
  });
});

test('an incomplete address is distinguished from one without an identity provider', () => {
  const realm = { ...REALMS[0], proof: 'none' } as Realm;
  const reason = (domain: string | null) => routeAddress({ ...realm, domain }).reason;
  expect([reason(null), reason('acme.example')]).toEqual([
    'This is not a complete email address.',
    'Sign in with your password.',
  ]);
});

describe('the explanation for an admin', () => {
  const open = ['The domain is acme.example.', 'acme.example is verified.', 'The organization is active.'];
  test.each<[string, Partial<Realm>, string[]]>([
    ['the address has no domain', { domain: null, decidedBy: null }, ['There is no domain after an @.']],
    [
      'no organization has verified the domain',
      { proof: 'none', decidedBy: null },
      ['The domain is acme.example.', 'No organization has verified acme.example.'],
    ],
    [
      'a parent domain belongs to an inactive organization',
      { decidedBy: 'example', tenantMaySignIn: false },
      [
        'The domain is acme.example.',
        'example is verified and covers acme.example.',
        'The organization is not active.',
      ],
    ],
    [
      'the verification has lapsed',
      { proof: 'lapsed', connections: [] },
      [
        'The domain is acme.example.',
        'The verification of acme.example has lapsed. Existing users can still sign in, but new users cannot join.',
        'The organization is active.',
        'No enabled connection includes it.',
      ],
    ],
    [
      'single sign-on is offered',
      {},
      [...open, 'Acme.', 'No. Users can choose the identity provider or their password.'],
    ],
    [
      'single sign-on is enforced',
      { isEnforced: true, connections: [option('Acme'), option('Old directory')] },
      [...open, 'Acme or Old directory.', 'Yes. Users must sign in through the identity provider.'],
    ],
  ])('states that %s', (_name, change, answers) => {
    expect(explainRoute({ ...OPEN_REALM, ...change }).map(({ answer }) => answer)).toEqual(answers);
  });

  test('contains the questions of the table in its order', () => {
    expect(explainRoute(OPEN_REALM).map(({ name, question }) => `${name}: ${question}`)).toEqual([
      'address: Is this an email address?',
      'domain: Has an organization verified the domain?',
      'tenant: Can users of the organization sign in?',
      'connection: Does an enabled connection include the domain?',
      'enforced: Is single sign-on required?',
    ]);
  });
});

describe('every route', () => {
  test('offers connections unless it leads to the password', () => {
    for (const realm of REALMS) {
      const route = routeAddress(realm);
      expect(route.options.length > 0, JSON.stringify(realm)).toBe(route.kind !== 'password');
    }
  });

  test('reveals the owner of a domain only if it offers a connection', () => {
    for (const realm of REALMS) {
      const route = routeAddress(realm);
      expect(route.brand, JSON.stringify(realm)).toBe(route.kind === 'password' ? null : brand);
    }
  });

  test('offers only connections of the domain’s owner, in their order', () => {
    for (const realm of REALMS) {
      const { options } = routeAddress(realm);
      expect(options.length === 0 || options).toEqual(options.length === 0 || realm.connections);
    }
  });

  test('is the same for unverified and unknown domains', () => {
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

  test('depends on enforcement only if a connection is available', () => {
    for (const realm of REALMS) {
      const [enforced, free] = [true, false].map((isEnforced) => routeAddress({ ...realm, isEnforced }));
      expect(enforced?.kind === 'password').toBe(free?.kind === 'password');
    }
  });

  test('has an explanation that ends with the deciding step', () => {
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
