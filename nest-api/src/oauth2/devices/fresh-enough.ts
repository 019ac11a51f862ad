/**
 * Whether a sign-in is recent enough for a device's request. All in seconds since the epoch. No sign-in satisfies
 * a text that is not a number.
 *
 * Source: OIDC Core §3.1.2.1
 *
 * @param at time of the sign-in  @param askedAt time of the device's request
 */
export function isFreshEnough(
  { prompt, max_age }: Readonly<Record<string, unknown>>,
  { at, askedAt, now }: { readonly at: number; readonly askedAt: number; readonly now: number },
): boolean {
  const wantsNew = String(prompt).split(' ').includes('login');
  if (wantsNew && !(at >= askedAt)) return false;
  return max_age === undefined || now - at <= Number(max_age);
}
