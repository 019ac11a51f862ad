import type { CauseCode } from '@gatehouse/contracts';
import type { DemoOrganization } from './organizations.js';
import type { DemoPerson } from './people.js';
import type { Random } from './random.js';
import { DAY_MS, signInTimes } from './rhythm.js';

export const HISTORY_DAYS = 30;
const HOUR_MS = 3_600_000;
/** Hours since the identity provider replaced its certificate, and since the client secret expired. */
export const INCIDENT_HOURS = { 'replaced-certificate': 5, 'expired-secret': 2 } as const;
/**
 * Time of the password spray, in minutes before now. Source of the limit: `OVERTAKING_MS` of the audit log's
 * verification.
 */
const SPRAY_MINUTES = { from: 45, until: 20 } as const;
export const SPRAY_ADDRESS = '203.0.113.66';

/** One attempt of a user. */
export interface SignInTry {
  readonly person: DemoPerson;
  readonly at: Date;
  readonly address: string;
  readonly by: 'password' | 'connection';
  readonly outcome: 'success' | 'wrong_password' | CauseCode;
}

/** Occasional failures at a connection. */
const ORDINARY: readonly CauseCode[] = [
  'cancelled',
  'cancelled',
  'token_expired',
  'idp_slow',
  'email_unverified',
];

/** All sign-ins of an organization in the days before now, oldest first. */
export function inventSignIns(
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  now: Date,
  random: Random,
): SignInTry[] {
  const from = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const tries = people.flatMap((person) => {
    const until = person.isSuspended ? new Date(now.getTime() - 4 * DAY_MS) : now;
    return signInTimes(organization.rhythm, from, until, random).flatMap((at) =>
      triesAt(organization, person, at, random),
    );
  });
  return [...tries, ...incidentOf(organization, people, now, random)]
    .filter(({ at }) => at < now)
    .map((each) => duringIncident(organization, each, now))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** A user who mistypes the password or cancels tries again. */
function triesAt(
  { connection, network }: DemoOrganization,
  person: DemoPerson,
  at: Date,
  random: Random,
): SignInTry[] {
  const address = random.happens(0.7) ? `${network}.${random.whole(1, 20)}` : person.home;
  const by = connection && random.happens(0.9) ? 'connection' : 'password';
  const good: SignInTry = { person, at, address, by, outcome: 'success' };
  if (!random.happens(by === 'password' ? 0.09 : 0.04)) return [good];
  const codes = connection?.protocol === 'saml' ? (['cancelled'] as const) : ORDINARY;
  const outcome = by === 'password' ? 'wrong_password' : random.one(codes);
  return [
    { ...good, outcome },
    { ...good, at: new Date(at.getTime() + random.between(20, 90) * 1_000) },
  ];
}

function incidentOf(
  { incident }: DemoOrganization,
  people: readonly DemoPerson[],
  now: Date,
  random: Random,
): SignInTry[] {
  if (!incident) return [];
  if (incident === 'password-spray') {
    const { from, until } = SPRAY_MINUTES;
    return people.map((person) => ({
      person,
      at: new Date(now.getTime() - random.between(until, from) * 60_000),
      address: SPRAY_ADDRESS,
      by: 'password',
      outcome: 'wrong_password',
    }));
  }
  // At any time of the day, some users are affected.
  return Array.from({ length: 16 }, () => {
    const person = random.one(people);
    const at = new Date(now.getTime() - random.between(0.05, INCIDENT_HOURS[incident]) * HOUR_MS);
    return { person, at, address: person.home, by: 'connection', outcome: 'success' };
  });
}

/** While the connection is broken, all its sign-ins fail. */
function duringIncident({ incident }: DemoOrganization, each: SignInTry, now: Date): SignInTry {
  if (!incident || incident === 'password-spray' || each.by === 'password') return each;
  const since = now.getTime() - INCIDENT_HOURS[incident] * HOUR_MS;
  if (each.at.getTime() < since) return each;
  return { ...each, outcome: incident === 'expired-secret' ? 'client_refused' : 'saml_signature_value' };
}
