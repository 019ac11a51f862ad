/** `oauth_client.secret_rotated` → `OAuth client: secret rotated`. */
export function actionLabel(action: string): string {
  const [thing = '', what = ''] = action.split('.');
  return `${thingLabel(thing)}: ${what.replaceAll('_', ' ')}`;
}

const SHORT: Record<string, string> = { oauth: 'OAuth', saml: 'SAML', sso: 'SSO' };

export function thingLabel(thing: string): string {
  const words = thing.split('_').map((word) => SHORT[word] ?? word);
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

/** Details as one line of text. */
export function detailText(detail: Record<string, unknown>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key}: ${Array.isArray(value) ? value.join('; ') : String(value)}`)
    .join(' · ');
}
