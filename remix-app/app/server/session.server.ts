import { type AuthenticatedUser, MeSchema, type SessionDto, sessionCookieName } from '@gatehouse/contracts';
import { callApi } from './api.server';
import { settings } from './settings.server';

/** A session that the API has just confirmed. */
export interface SignedIn {
  /** The bearer token. Never leaves the server. */
  token: string;
  user: AuthenticatedUser;
  session: SessionDto;
}

const COOKIE = sessionCookieName(settings.publicUrl);
const TOKEN = /^ghs_[A-Za-z0-9_-]{43}$/;
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${settings.publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Several loaders of one page ask at the same moment; one question serves them all. */
const asking = new Map<string, Promise<SignedIn | null>>();

/** Whether the browser sent a session cookie at all, good or bad. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request) !== null;
}

/**
 * Who sent this request, or null: no cookie, a tampered one, an ended session.
 *
 * @throws Response 503 when the API cannot be asked
 */
export function getSession(request: Request): Promise<SignedIn | null> {
  const token = readCookie(request);
  if (token === null || !TOKEN.test(token)) return Promise.resolve(null);
  const open = asking.get(token);
  if (open) return open;
  const answer = askApi(request, token).finally(() => asking.delete(token));
  asking.set(token, answer);
  return answer;
}

async function askApi(request: Request, token: string): Promise<SignedIn | null> {
  const response = await callApi(request, '/api/v1/auth/me', { token });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Response('The API cannot answer', { status: 503 });
  return { token, ...MeSchema.parse(await response.json()) };
}

/** `Set-Cookie` that keeps a token for as long as the browser runs; the server ends it earlier. */
export function sessionCookie(token: string): string {
  return `${COOKIE}=${token}; ${ATTRIBUTES}`;
}

/** `Set-Cookie` that takes the session away from the browser. */
export function clearSessionCookie(): string {
  return `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}

function readCookie(request: Request): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, ...value] = pair.split('=');
    if (name?.trim() === COOKIE) return value.join('=').trim();
  }
  return null;
}
