import type { Brand, SsoOption, SsoRoute, SsoRouteStep } from '@gatehouse/contracts';

/** What is known of the domain of an address. */
export interface Realm {
  /** ASCII form; null where the text is no address. */
  readonly domain: string | null;
  /** The verified domain that decides: the same one, or the nearest parent that covers its subdomains. */
  readonly decidedBy: string | null;
  /**
   * Whether a tenant has verified it. `lapsed`: the verification was lost and nobody else has verified it since. Known
   * users can still sign in, so the routing remains.
   */
  readonly proof: 'none' | 'verified' | 'lapsed';
  /** Whether that tenant allows sign-ins. */
  readonly tenantMaySignIn: boolean;
  /** The enabled connections of that tenant that name the domain, oldest first. */
  readonly connections: readonly SsoOption[];
  /** Whether the tenant requires single sign-on. */
  readonly isEnforced: boolean;
  /** When it begins to require it; null without a grace period. */
  readonly requiredFrom: string | null;
  /** How that tenant shows itself. */
  readonly brand: Brand | null;
}

interface Question {
  readonly name: SsoRouteStep['name'];
  readonly question: string;
  isYes(realm: Realm): boolean;
  answer(realm: Realm, isYes: boolean): string;
}

/** The columns of the table in docs/home-realm-discovery.md, in its order. The first "no" decides. */
const QUESTIONS: readonly Question[] = [
  {
    name: 'address',
    question: 'Is this an email address?',
    isYes: ({ domain }) => domain !== null,
    answer: ({ domain }) => (domain ? `The domain is ${domain}.` : 'There is no domain after an @.'),
  },
  {
    name: 'domain',
    question: 'Has an organization verified the domain?',
    isYes: ({ proof }) => proof !== 'none',
    answer: ({ proof, domain, decidedBy }) =>
      ({
        none: `No organization has verified ${domain}.`,
        verified:
          decidedBy === domain ? `${domain} is verified.` : `${decidedBy} is verified and covers ${domain}.`,
        lapsed: `The verification of ${decidedBy} has lapsed. Existing users can still sign in, but new users cannot join.`,
      })[proof],
  },
  {
    name: 'tenant',
    question: 'Can users of the organization sign in?',
    isYes: ({ tenantMaySignIn }) => tenantMaySignIn,
    answer: (_realm, isYes) => (isYes ? 'The organization is active.' : 'The organization is not active.'),
  },
  {
    name: 'connection',
    question: 'Does an enabled connection include the domain?',
    isYes: ({ connections }) => connections.length > 0,
    answer: ({ connections }, isYes) =>
      isYes ? `${namesOf(connections)}.` : 'No enabled connection includes it.',
  },
];

/**
 * Decides where a user with this address signs in. Pure; the table is in docs/home-realm-discovery.md.
 *
 * Only the domain decides: addresses with and without an account are routed alike. The owner of a domain is only
 * revealed if it has an identity provider. Otherwise, anyone could check a list of companies.
 */
export function routeAddress(realm: Realm): SsoRoute {
  const { domain, connections, brand } = realm;
  if (!domain) return password('This is not a complete email address.');
  if (!QUESTIONS.every((question) => question.isYes(realm))) return password('Sign in with your password.');
  const served = `${domain} signs in with ${namesOf(connections)}.`;
  return realm.isEnforced
    ? {
        kind: 'require',
        options: [...connections],
        reason: `${served} Your organization requires single sign-on.`,
        brand,
        requiredFrom: null,
      }
    : { kind: 'offer', options: [...connections], reason: served, brand, requiredFrom: realm.requiredFrom };
}

/** The same decision, question by question, for admins. */
export function explainRoute(realm: Realm): SsoRouteStep[] {
  const asked: SsoRouteStep[] = [];
  for (const { name, question, isYes, answer } of QUESTIONS) {
    const yes = isYes(realm);
    asked.push({ name, question, answer: answer(realm, yes), isYes: yes, decides: !yes });
    if (!yes) return asked;
  }
  const { isEnforced } = realm;
  return [
    ...asked,
    {
      name: 'enforced',
      question: 'Is single sign-on required?',
      answer: isEnforced
        ? 'Yes. Users must sign in through the identity provider.'
        : 'No. Users can choose the identity provider or their password.',
      isYes: isEnforced,
      decides: true,
    },
  ];
}

function password(reason: string): SsoRoute {
  return { kind: 'password', options: [], reason, brand: null, requiredFrom: null };
}

function namesOf(connections: readonly SsoOption[]): string {
  return connections.map(({ name }) => name).join(' or ');
}
