import { type Check, failed, ok, warning } from '../check.js';
import { ask } from '../outside.js';

/** Whether the cookies of the web app arrive with the attributes that protect them. */
export const cookies: Check = {
  name: 'cookies',
  needs: ['security-headers'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    const isHttps = PUBLIC_URL.startsWith('https:');
    // Every cookie of the web app comes from one function; this page sets one for anyone.
    const { headers } = await ask(`${PUBLIC_URL}/login?ui_locales=en`, { headers: { accept: 'text/html' } });
    const set = headers['set-cookie'] ?? [];
    if (set.length === 0)
      return warning(
        'The sign-in page sets no cookie, so nobody can sign in.',
        'Let the proxy pass Set-Cookie headers on, and do not cache pages.',
      );
    const wrong = set.flatMap((cookie) => flawsOf(cookie, isHttps));
    if (wrong.length > 0)
      return failed(
        `${[...new Set(wrong)].join(' ')}`,
        'Give the web app the same PUBLIC_URL as this command (https://…), and let the proxy leave Set-Cookie unchanged.',
      );
    const names = isHttps ? 'Secure, HttpOnly, SameSite and the prefix __Host-' : 'HttpOnly and SameSite';
    return ok(`Cookies have ${names}.`);
  },
};

function flawsOf(cookie: string, isHttps: boolean): string[] {
  const [pair = '', ...rest] = cookie.split(';');
  const name = pair.split('=', 1)[0] ?? '';
  const attributes = new Map(
    rest.map((part) => {
      const [key = '', value = ''] = part.trim().split('=');
      return [key.toLowerCase(), value.toLowerCase()];
    }),
  );
  const missing = [
    !attributes.has('httponly') && 'HttpOnly',
    !['lax', 'strict'].includes(attributes.get('samesite') ?? '') && 'SameSite=Lax',
    isHttps && !attributes.has('secure') && 'Secure',
    isHttps && !name.startsWith('__Host-') && 'the prefix __Host-',
    isHttps && attributes.get('path') !== '/' && 'Path=/',
  ].filter((attribute) => attribute !== false);
  const domain = attributes.has('domain') ? [`The cookie ${name} has a Domain.`] : [];
  return missing.length === 0 ? domain : [`The cookie ${name} lacks ${missing.join(', ')}.`, ...domain];
}
