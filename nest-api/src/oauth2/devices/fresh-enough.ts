/**
 * Whether a sign-in is as new as a device asks for, as any application may. All in seconds since the epoch; a text that
 * is no number asks for what no sign-in is.
 *
 * Source: OIDC Core §3.1.2.1
 *
 * @param at when the person signed in  @param askedAt when the device asked
 */
export function isFreshEnough(
  { prompt, max_age }: Readonly<Record<string, unknown>>,
  { at, askedAt, now }: { readonly at: number; readonly askedAt: number; readonly now: number },
): boolean {
  const wantsNew = String(prompt).split(' ').includes('login');
  if (wantsNew && !(at >= askedAt)) return false;
  return max_age === undefined || now - at <= Number(max_age);
}
