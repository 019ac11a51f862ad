const NAMES: Record<string, string> = {
  pwd: 'password',
  otp: 'code',
  hwk: 'passkey',
  swk: 'passkey',
  fed: 'single sign-on',
  email: 'mail',
};

/** "password and code". Source of the values: RFC 8176. */
export function howSignedIn(methods: readonly string[]): string {
  const names = [...new Set(methods.flatMap((method) => NAMES[method] ?? []))];
  return names.join(' and ') || 'other means';
}
