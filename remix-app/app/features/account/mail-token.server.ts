import { redirect } from '@remix-run/node';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';

/**
 * The token of an email's link, which is removed from the URL immediately, because URLs end up in histories, logs and
 * referrers.
 */
export interface MailToken {
  /** @throws Response the page itself, with the token in a cookie, if the URL contains one */
  take(request: Request): void;
  read(request: Request): string | null;
  forget(): string;
}

const LONGEST = 3_000;

/** @param page its path  @param seconds lifetime of the token in the browser */
export function mailToken(purpose: string, page: string, seconds: number): MailToken {
  const cookie = cookieName(`gatehouse_${purpose}`);
  return {
    take(request) {
      const token = new URL(request.url).searchParams.get('token');
      if (token === null) return;
      const isToken = token.length <= LONGEST && /^[\w.-]+$/.test(token);
      const headers = new Headers(isToken ? { 'set-cookie': setCookie(cookie, token, seconds) } : {});
      throw redirect(page, { status: 303, headers });
    },
    read: (request) => readCookie(request, cookie) || null,
    forget: () => dropCookie(cookie),
  };
}
