import { inventNames } from './names.js';
import type { DemoOrganization } from './organizations.js';
import type { Random } from './random.js';

/** A user of a demo organization, before the account exists. */
export interface InventedPerson {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Whether the user has a passkey. */
  readonly hasFactor: boolean;
  /** Whether the user was suspended some days ago. */
  readonly isSuspended: boolean;
  /** The user's subject at the identity provider. */
  readonly subject: string;
  /** The user's address at home. */
  readonly home: string;
  readonly browser: string;
}

export interface DemoPerson extends InventedPerson {
  readonly id: string;
}

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
];

/** The users of an organization; the first ones are its admins. */
export function inventPeople(
  { slug, names, people, factors }: DemoOrganization,
  count: number,
  random: Random,
): InventedPerson[] {
  const domain = `${slug}.test`;
  const admins = Math.max(1, Math.ceil(people / 25));
  return inventNames(names, count, domain, random).map(
    (name, index): InventedPerson => ({
      ...name,
      isAdmin: index < admins,
      hasFactor: random.happens(factors / 100),
      isSuspended: index >= admins && random.happens(0.03),
      subject: `${slug}|${1_000 + index}`,
      home: `192.0.2.${random.whole(1, 254)}`,
      browser: random.one(BROWSERS),
    }),
  );
}
