import { brandsOf, desktopBrowser, type Sent, sentBy } from './browsers.ts';
import { claimsOf, forgedClaims } from './claims.ts';
import type { Dice } from './dice.ts';
import { ATTACKS, type Attack, type Attempt, BEGIN, DAY, DAYS, momentOf } from './history.ts';
import { anotherCountry, anyCountry, anyLine, COUNTRIES, type Place, rentedServer } from './networks.ts';
import { type Organization, officeOn, type Person } from './organization.ts';

/** Attacks of each kind in one history. An attack of the first two kinds takes over several accounts. */
const CAMPAIGNS: Record<Attack, number> = {
  password_spraying: 10,
  credential_stuffing: 10,
  second_step_fatigue: 40,
  stolen_session: 40,
  takeover_abroad: 40,
  takeover_same_country: 40,
  off_hours_insider: 40,
  automated_browser: 40,
  password_guessing: 20,
  forged_response: 40,
};

/** All attempts by attackers, starting on the sixth day. */
export function attacksOn(dice: Dice, organization: Organization, honest: readonly Attempt[]): Attempt[] {
  const lives = Map.groupBy(honest, ({ user }) => user);
  let campaign = 0;
  return ATTACKS.flatMap((kind) =>
    Array.from({ length: CAMPAIGNS[kind] }, () => {
      campaign += 1;
      return PLAYS[kind](new Attacker(kind, campaign, dice, organization, lives, 5 + dice.below(DAYS - 5)));
    }).flat(),
  );
}

/** The behavior of attackers, expressed as attempts. */
class Attacker {
  readonly kind: Attack;
  private readonly campaign: number;
  readonly dice: Dice;
  readonly organization: Organization;
  readonly victims: readonly Person[];
  private readonly lives: ReadonlyMap<number | null, readonly Attempt[]>;
  readonly day: number;
  private readonly sent: Sent;

  constructor(
    kind: Attack,
    campaign: number,
    dice: Dice,
    organization: Organization,
    lives: ReadonlyMap<number | null, readonly Attempt[]>,
    day: number,
  ) {
    this.lives = lives;
    this.kind = kind;
    this.campaign = campaign;
    this.dice = dice;
    this.organization = organization;
    this.day = day;
    this.victims = organization.people.filter(
      ({ method, firstDay }) => method === 'password' && firstDay < day,
    );
    this.sent = sentBy(desktopBrowser(dice), day);
  }

  /** A time of day when the attacker works, in the attacker's time zone. */
  anyTime(): Date {
    return new Date(BEGIN + this.day * DAY + this.dice.between(0, DAY));
  }

  attempt(person: Person | null, at: Date, place: Place, how: Partial<Attempt> = {}): Attempt {
    const application = person ? this.dice.of(person.applications) : null;
    return {
      user: person?.id ?? null,
      label: this.kind,
      campaign: this.campaign,
      outcome: 'passed',
      at,
      method: 'password',
      ...place,
      device: null,
      issued: this.dice.key(),
      ...this.sent,
      application,
      ...how,
    };
  }

  /** The user's last sign-in before a given time. */
  lastOf(person: Person, at: Date): Attempt | undefined {
    const life = this.lives.get(person.id) ?? [];
    return life
      .filter((attempt) => attempt.outcome === 'passed' && attempt.at < at)
      .sort((a, b) => +b.at - +a.at)[0];
  }

  /** Attackers who know where the victim lives rent a line there. */
  lineNear(person: Person | null): Place {
    const country = person && this.dice.chance(0.5) ? person.country : anyCountry(this.dice);
    return this.dice.chance(0.5) ? anyLine(this.dice, country) : rentedServer(this.dice, country);
  }
}

const PLAYS: Record<Attack, (attacker: Attacker) => Attempt[]> = {
  /** One password for hundreds of accounts, from one network or, in a third of the attacks, from many. */
  password_spraying(attacker) {
    const { dice, victims } = attacker;
    const targets = dice.some(victims, 150 + dice.below(250));
    const begins = attacker.anyTime().getTime();
    const lasts = dice.between(0.5, 8) * 3_600_000;
    const lines = Array.from({ length: dice.chance(0.66) ? 1 : 60 }, () => attacker.lineNear(null));
    const known = 2 + dice.below(4);
    return targets.map((person, at) => {
      const moment = new Date(begins + dice.between(0, 1) * lasts);
      return attacker.attempt(person, moment, dice.of(lines), { outcome: at < known ? 'passed' : 'failed' });
    });
  },

  /** Pairs of address and password from a leak, most of them of unknown accounts, through proxies. */
  credential_stuffing(attacker) {
    const { dice, victims } = attacker;
    const begins = attacker.anyTime().getTime();
    const lasts = dice.between(0.3, 4) * 3_600_000;
    const lines = Array.from({ length: 5 + dice.below(60) }, () => attacker.lineNear(null));
    const moment = () => new Date(begins + dice.between(0, 1) * lasts);
    const unknown = Array.from({ length: 400 }, () =>
      attacker.attempt(null, moment(), dice.of(lines), { outcome: 'failed' }),
    );
    const known = dice.some(victims, 60).flatMap((person, at) => {
      const tries = Array.from({ length: dice.below(5) }, () =>
        attacker.attempt(person, moment(), dice.of(lines), { outcome: 'failed' }),
      );
      if (at > 3) return tries;
      const last = Math.max(begins, ...tries.map(({ at: time }) => time.getTime()));
      return [...tries, attacker.attempt(person, new Date(last + 30_000), dice.of(lines))];
    });
    return [...unknown, ...known];
  },

  /** The attacker knows the password and prompts the user until they approve. */
  second_step_fatigue(attacker) {
    const { dice } = attacker;
    const person = dice.of(attacker.victims);
    const place = attacker.lineNear(person);
    const end = attacker.anyTime().getTime();
    const prompts = 2 + dice.below(12);
    const asked = Array.from({ length: prompts }, (_, at) =>
      attacker.attempt(person, new Date(end - (at + 1) * dice.between(40_000, 240_000)), place, {
        outcome: 'unanswered',
      }),
    );
    return [...asked, attacker.attempt(person, new Date(end), place)];
  },

  /** Malware copies cookies from a browser. Half of the thieves also copy the browser's headers. */
  stolen_session(attacker) {
    const { dice } = attacker;
    const person = dice.of(attacker.victims);
    const at = attacker.anyTime();
    const last = attacker.lastOf(person, at);
    if (!last) return [];
    const { issued, userAgent, clientHints } = last;
    const copied = dice.chance(0.5) ? { userAgent, ...(clientHints && { clientHints }) } : {};
    return [attacker.attempt(person, at, attacker.lineNear(person), { device: issued, issued, ...copied })];
  },

  takeover_abroad(attacker) {
    const { dice } = attacker;
    const person = dice.of(attacker.victims);
    const country = anotherCountry(dice, person.country);
    const place = dice.chance(0.5) ? anyLine(dice, country) : rentedServer(dice, country);
    return [attacker.attempt(person, attacker.anyTime(), place)];
  },

  takeover_same_country(attacker) {
    const { dice } = attacker;
    const person = dice.of(attacker.victims);
    const place = dice.chance(0.7) ? anyLine(dice, person.country) : rentedServer(dice, person.country);
    return [attacker.attempt(person, attacker.anyTime(), place)];
  },

  /** A colleague uses a password that they saw: in the office, at night, on their own laptop. */
  off_hours_insider(attacker) {
    const { dice, organization, day } = attacker;
    const person = dice.of(attacker.victims.filter(({ work }) => work !== 'shifts'));
    const colleague = dice.of(organization.people.filter(({ country }) => country === person.country));
    const place = officeOn(organization, person, day);
    const at = momentOf(day, dice.between(20.5, 29.5), COUNTRIES[person.country]?.ahead ?? 0);
    return [attacker.attempt(person, at, place, sentBy(colleague.laptop.browser, day))];
  },

  /** Scripts and automated browsers on a line in the victim's country. A third hide well. */
  automated_browser(attacker) {
    const { dice, day } = attacker;
    const person = dice.of(attacker.victims);
    return [
      attacker.attempt(person, attacker.anyTime(), anyLine(dice, person.country), automated(dice, day)),
    ];
  },

  /** Attacks one account through the lines of a botnet. A fifth find the password. */
  password_guessing(attacker) {
    const { dice } = attacker;
    const person = dice.of(attacker.victims);
    const begins = attacker.anyTime().getTime();
    const lasts = dice.between(0.3, 3) * 3_600_000;
    const lines = Array.from({ length: 6 + dice.below(50) }, () => attacker.lineNear(null));
    const tries = Array.from({ length: 15 + dice.below(60) }, () => {
      const at = new Date(begins + dice.between(0, 1) * lasts);
      return attacker.attempt(person, at, dice.of(lines), { outcome: 'failed' });
    });
    const found = dice.chance(0.2)
      ? [attacker.attempt(person, new Date(begins + lasts + 10_000), dice.of(lines))]
      : [];
    return [...tries, ...found];
  },

  /** A forged response, signed with a stolen key or after the certificate was replaced. */
  forged_response(attacker) {
    const { dice, organization, day } = attacker;
    const users = organization.people.filter(({ method, firstDay }) => method === 'oidc' && firstDay < day);
    const person = dice.of(users);
    const claims = forgedClaims(dice, claimsOf(organization, person, day));
    return [
      attacker.attempt(person, attacker.anyTime(), attacker.lineNear(person), { method: 'oidc', claims }),
    ];
  },
};

function automated(dice: Dice, day: number): Sent {
  const real = sentBy({ name: 'Chrome', system: 'Windows' }, day);
  const linux = sentBy({ name: 'Chrome', system: 'Linux' }, day);
  return dice.weighted<Sent>([
    [real, 33],
    [{ ...linux, userAgent: linux.userAgent.replace('Chrome/', 'HeadlessChrome/') }, 17],
    [{ userAgent: dice.of(['python-requests/2.32.3', 'Go-http-client/2.0', 'curl/8.14.1']) }, 20],
    // Claims to be Windows but sends no matching hints.
    [{ userAgent: real.userAgent, ...(linux.clientHints && { clientHints: linux.clientHints }) }, 15],
    [
      {
        userAgent: real.userAgent,
        clientHints: { platform: '"Windows"', brands: brandsOf('Google Chrome', 118) },
      },
      15,
    ],
  ]);
}
