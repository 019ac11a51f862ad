import type { Dice } from './dice.ts';

/** The network origin of a sign-in. */
export interface Place {
  readonly country: string;
  /** Homes and offices are in one of twelve regions. Phones get addresses of two or three. */
  readonly region: string;
  readonly operator: number;
  readonly network: string;
}

/** Hours ahead of UTC, and the probability of an organization, a trip or an attacker in the country. */
export const COUNTRIES: Readonly<Record<string, { readonly ahead: number; readonly size: number }>> = {
  US: { ahead: -6, size: 30 },
  CA: { ahead: -5, size: 5 },
  MX: { ahead: -6, size: 4 },
  BR: { ahead: -3, size: 5 },
  AR: { ahead: -3, size: 2 },
  GB: { ahead: 0, size: 9 },
  IE: { ahead: 0, size: 2 },
  DE: { ahead: 1, size: 14 },
  AT: { ahead: 1, size: 3 },
  CH: { ahead: 1, size: 3 },
  FR: { ahead: 1, size: 8 },
  NL: { ahead: 1, size: 5 },
  BE: { ahead: 1, size: 2 },
  ES: { ahead: 1, size: 6 },
  IT: { ahead: 1, size: 6 },
  PL: { ahead: 1, size: 5 },
  SE: { ahead: 1, size: 3 },
  RO: { ahead: 2, size: 3 },
  UA: { ahead: 2, size: 2 },
  TR: { ahead: 3, size: 3 },
  RU: { ahead: 3, size: 4 },
  NG: { ahead: 1, size: 2 },
  ZA: { ahead: 2, size: 2 },
  AE: { ahead: 4, size: 2 },
  IN: { ahead: 5, size: 9 },
  CN: { ahead: 8, size: 5 },
  VN: { ahead: 7, size: 2 },
  SG: { ahead: 8, size: 2 },
  JP: { ahead: 9, size: 6 },
  AU: { ahead: 10, size: 4 },
};

const NAMES = Object.keys(COUNTRIES);

export function anyCountry(dice: Dice): string {
  return dice.weighted(NAMES.map((name) => [name, COUNTRIES[name]?.size ?? 0] as const));
}

export function anotherCountry(dice: Dice, than: string): string {
  const country = anyCountry(dice);
  return country === than ? anotherCountry(dice, than) : country;
}

/** A few operators have most of a country's lines, and many small ones share the rest. */
const FIXED = [40, 22, 14, 9, 5, 3, 2, 2, 1, 1, 1];
const MOBILE = [45, 32, 23];

/** Data-center operators, which rent out servers and host VPN exits. */
const HOSTING = 14;

export function fixedOperator(dice: Dice, country: string): number {
  return operatorsOf(country) + dice.weighted(FIXED.map((weight, at) => [at, weight] as const));
}

export function mobileOperator(dice: Dice, country: string): number {
  return operatorsOf(country) + 50 + dice.weighted(MOBILE.map((weight, at) => [at, weight] as const));
}

export function hostingOperator(dice: Dice): number {
  return 60_000 + dice.below(HOSTING);
}

function operatorsOf(country: string): number {
  return 10_000 + NAMES.indexOf(country) * 100;
}

/** A /24 network of an operator in a country. @param at below 65,536 */
export function placeIn(country: string, operator: number, at: number): Place {
  const first = 11 + ((operator * 7 + NAMES.indexOf(country)) % 200);
  const region = `${country}-${(operator + Math.floor(at / 10)) % 12}`;
  return { country, region, operator, network: `${first}.${(operator + (at >> 8)) % 256}.${at % 256}.0/24` };
}

/** Addresses of a region. Providers sometimes assign another one to a home or a phone. */
export class Pool {
  readonly country: string;
  readonly operator: number;
  private readonly from: number;
  private readonly size: number;

  constructor(country: string, operator: number, from: number, size: number) {
    this.country = country;
    this.operator = operator;
    this.from = from;
    this.size = size;
  }

  any(dice: Dice): Place {
    return placeIn(this.country, this.operator, this.from + dice.below(this.size));
  }
}

export function homePool(dice: Dice, country: string): Pool {
  return new Pool(country, fixedOperator(dice, country), dice.below(60) * 10, 10);
}

export function mobilePool(dice: Dice, country: string): Pool {
  return new Pool(country, mobileOperator(dice, country), dice.below(8) * 12, 12);
}

/** Any line in the country, for travelers, thieves and cafés. */
export function anyLine(dice: Dice, country: string): Place {
  return dice.chance(0.3) ? mobilePool(dice, country).any(dice) : homePool(dice, country).any(dice);
}

export function rentedServer(dice: Dice, country: string): Place {
  return placeIn(country, hostingOperator(dice), 3000 + dice.below(200));
}
