const NAMES: Record<string, string> = {
  totp: 'an authenticator app',
  passkey: 'a passkey',
  recovery_code: 'a recovery code',
};

/** What somebody is told whose account asks for a second factor, which this page cannot take yet. */
export function secondFactorText(factors: readonly string[]): string {
  const ways = factors.map((factor) => NAMES[factor] ?? factor).join(' or ');
  return `Your password is right. Your account also asks for ${ways || 'a second factor'}, which this page cannot take. Ask your administrator.`;
}
