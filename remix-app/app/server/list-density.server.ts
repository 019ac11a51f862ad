import { cookieName, readCookie, setCookie } from './cookies.server';

const NAME = cookieName('gatehouse_density');
const COMPACT = 'compact';
const SECONDS = 365 * 86_400;

/** Whether the user chose compact rows in this browser. */
export function isCompact(request: Request): boolean {
  return readCookie(request, NAME) === COMPACT;
}

/** `Set-Cookie` of this choice. */
export function rememberDensity(density: string): string {
  return setCookie(NAME, density === COMPACT ? COMPACT : 'comfortable', SECONDS);
}
