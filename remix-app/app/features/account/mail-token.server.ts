import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';

/** The token of a mail's link, moved out of the address at once: those end up in histories, logs and referrers. */
export interface MailToken {
  /** `Set-Cookie`, or null where it cannot be a token. */
  remember(token: string): string | null;
  read(request: Request): string | null;
  forget(): string;
}

const LONGEST = 3_000;

export function mailToken(purpose: string, seconds: number): MailToken {
  const cookie = cookieName(`gatehouse_${purpose}`);
  return {
    remember: (token) =>
      token.length <= LONGEST && /^[\w.-]+$/.test(token) ? setCookie(cookie, token, seconds) : null,
    read: (request) => readCookie(request, cookie) || null,
    forget: () => dropCookie(cookie),
  };
}
