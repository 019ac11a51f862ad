import { z } from 'zod';

/** Most networks in each list of a sign-in policy. */
export const MOST_NETWORKS = 50;
/** The longest IPv6 range with an IPv4 address in it. */
const LONGEST = 49;

/** Whether a text is an IP address or a CIDR range. Source: RFC 4632 §3.1, RFC 4291 §2.3. */
export function isNetwork(text: string): boolean {
  return [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()].some((form) => form.safeParse(text).success);
}

const NetworkSchema = /* @__PURE__ */ z
  .string()
  .trim()
  .max(LONGEST, `At most ${LONGEST} characters`)
  .refine(isNetwork, 'Use an IP address, or a range such as 203.0.113.0/24 or 2001:db8::/32');

export const NetworksSchema = /* @__PURE__ */ z.array(NetworkSchema).max(MOST_NETWORKS);

/** The same in an address: separated by commas, empty for none. */
export const NetworksQuerySchema = /* @__PURE__ */ z
  .string()
  .max(MOST_NETWORKS * (LONGEST + 1))
  .refine((text) => NetworksSchema.safeParse(networksIn(text)).success, {
    error: `Use up to ${MOST_NETWORKS} IP addresses or ranges, separated by commas`,
  });

export function networksIn(text: string): string[] {
  return text
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
}
