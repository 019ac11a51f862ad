import { z } from 'zod';

/** Most networks in each list of a sign-in policy. */
export const MOST_NETWORKS = 50;
/** The longest IPv6 range with an IPv4 address in it. */
const LONGEST = 49;

/** Whether a text is an IP address or a CIDR range. Source: RFC 4632 §3.1, RFC 4291 §2.3. */
export function isNetwork(text: string): boolean {
  return [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((form) => form.safeParse(text).success);
}

/** The country of a rule in its standard form, such as `DE`; null if it is none. Source: ISO 3166-1 alpha-2. */
export function countryIn(text: string): string | null {
  if (!/^[a-z]{2}$/i.test(text)) return null;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // A code of the past becomes the one of today.
  const { region } = new Intl.Locale(`und-${text}`);
  return region && !NO_COUNTRIES.has(region) && names.of(region) ? region : null;
}

/** Regions of CLDR that are no countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const MOST_OPERATOR = 4_294_967_295;

/** The network operator of a rule in its standard form, such as `AS3320`; null if it is none. Source: RFC 5396, RFC 6793. */
export function operatorIn(text: string): string | null {
  const [, number] = /^AS([1-9]\d{0,9})$/i.exec(text) ?? [];
  return number && Number(number) <= MOST_OPERATOR ? `AS${number}` : null;
}

/** Whether a text is a network, a country or a network operator. */
export function isNetworkRule(text: string): boolean {
  return isNetwork(text) || countryIn(text) !== null || operatorIn(text) !== null;
}

const NetworkSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(LONGEST, `At most ${LONGEST} characters`)
  .refine(isNetwork, 'Use an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32');

const NetworkRuleSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(LONGEST, `At most ${LONGEST} characters`)
  .refine(
    isNetworkRule,
    'Use an IP address, a range such as 203.0.113.0/24, a country such as DE or an operator such as AS3320',
  );

/** Lists of a sign-in policy. */
export const NetworkRulesSchema = /* @__PURE__ */ z.array(NetworkRuleSchema).max(MOST_NETWORKS);

export const NetworksSchema = /* @__PURE__ */ z.array(NetworkSchema).max(MOST_NETWORKS);

/** The same in an address: separated by commas, empty for none. */
export const NetworksQuerySchema = /* @__PURE__ */ z
  .string()
  .max(MOST_NETWORKS * (LONGEST + 1))
  .refine((text) => NetworkRulesSchema.safeParse(networksIn(text)).success, {
    error: `Use up to ${MOST_NETWORKS} IP addresses, ranges, countries or operators, separated by commas`,
  });

export function networksIn(text: string): string[] {
  return text
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
}
