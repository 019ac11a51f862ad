import { isNotice, type Notice } from '~/notices';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';

const NOTICE = cookieName('gatehouse_notice');
const SECONDS = 60;

/** `Set-Cookie` that lets the next page say one of our sentences, once. */
export function leaveNotice(notice: Notice): string {
  return setCookie(NOTICE, notice, SECONDS);
}

/** The sentence that the page before left, if any. */
export function readNotice(request: Request): Notice | null {
  const value = readCookie(request, NOTICE);
  return value !== null && isNotice(value) ? value : null;
}

export function hasNotice(request: Request): boolean {
  return readCookie(request, NOTICE) !== null;
}

export function dropNotice(): string {
  return dropCookie(NOTICE);
}
