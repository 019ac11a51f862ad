import { type AuthenticatedUser, LIMITS, type SessionDto, type Visit } from '@gatehouse/contracts';
import { ofAnySession, orRefuse } from './api.server';
import { rememberUser } from './last-seen.server';
import { isAction, requireBinding } from './session-binding.server';
import { tokenOf } from './session-cookie.server';

/** A session that the API has just confirmed. */
export interface SignedIn {
  /** The bearer token. Never leaves the server. */
  token: string;
  user: AuthenticatedUser;
  session: SessionDto;
  /** Data for all pages; absent in actions and in background requests. */
  shell?: Pick<Visit, 'locale' | 'brand' | 'tenants'>;
}

/** A session may have to be confirmed at one place and not at another. */
const PLACE = ['user-agent', 'x-forwarded-for'] as const;

/** Several loaders of a page need the session at the same time; they share one call. */
const asking = new Map<string, Promise<SignedIn | null>>();

/**
 * The session of this request, or null: no cookie, a tampered one, an ended session. Opening a page counts as activity.
 * A form must have been rendered for this session.
 *
 * @throws Response 503 if the API is unavailable; 412 if the form was rendered for another session
 */
export async function getSession(request: Request): Promise<SignedIn | null> {
  const session = await shared(request, isAction(request) ? 'action' : 'page', async (token) => {
    const found = await (isAction(request) ? askWho(request, token) : askVisit(request, token));
    return found && !isByItself(request) ? recordIfDue(request, found) : found;
  });
  await requireBinding(request, session?.user ?? null);
  return session;
}

/** As `getSession`, for background requests of a page, which must not keep an idle session alive. */
export function peekSession(request: Request): Promise<SignedIn | null> {
  return shared(request, 'background', (token) => askWho(request, token));
}

/** Reports activity of the user to the API. @returns the session's new times, or null if it has ended */
export async function recordActivity(request: Request, token: string): Promise<SessionDto | null> {
  const answer = await ofAnySession(request, token).POST('/api/v1/auth/activity');
  if (!answer.ok && answer.problem.status === 401) return null;
  return orRefuse(answer).session;
}

/** Ends the session of a token. Does nothing if it has already ended. */
export async function endSession(request: Request, token: string | null): Promise<void> {
  if (token) await ofAnySession(request, token).POST('/api/v1/auth/logout');
}

function shared(
  request: Request,
  purpose: string,
  find: (token: string) => Promise<SignedIn | null>,
): Promise<SignedIn | null> {
  const token = tokenOf(request);
  if (!token) return Promise.resolve(null);
  const key = JSON.stringify([purpose, token, ...PLACE.map((name) => request.headers.get(name))]);
  const open = asking.get(key);
  if (open) return open;
  const answer = find(token).finally(() => asking.delete(key));
  asking.set(key, answer);
  return answer;
}

async function askWho(request: Request, token: string): Promise<SignedIn | null> {
  const answer = await ofAnySession(request, token).GET('/api/v1/auth/me');
  if (!answer.ok && (answer.problem.status === 401 || answer.problem.status === 403)) return null;
  return { token, ...orRefuse(answer) };
}

/** As `askWho`, including the data for all pages, in the same call. */
async function askVisit(request: Request, token: string): Promise<SignedIn | null> {
  const answer = await ofAnySession(request, token).GET('/api/v1/auth/visit');
  if (!answer.ok && (answer.problem.status === 401 || answer.problem.status === 403)) return null;
  const { user, session, locale, brand, tenants } = orRefuse(answer);
  rememberUser(token, user);
  return { token, user, session, shell: { locale, brand, tenants } };
}

async function recordIfDue(request: Request, found: SignedIn): Promise<SignedIn | null> {
  const { now, idleExpiresAt, idleSeconds } = found.session;
  const idleMs = Date.parse(now) - (Date.parse(idleExpiresAt) - idleSeconds * 1_000);
  if (idleMs < LIMITS.activityThrottleMs) return found;
  const session = await recordActivity(request, found.token);
  return session && { ...found, session };
}

/** What the browser does by itself is no activity of the user. */
function isByItself(request: Request): boolean {
  return isPrefetch(request) || isStream(request) || new URL(request.url).searchParams.has('by-itself');
}

/** The browser prefetches a page that is not open yet. Source: Fetch Standard, `Sec-Purpose`. */
function isPrefetch(request: Request): boolean {
  return (request.headers.get('sec-purpose') ?? '').startsWith('prefetch');
}

/** The browser reconnects to a stream of events. Source: HTML §9.2. */
function isStream(request: Request): boolean {
  return request.headers.get('accept') === 'text/event-stream';
}
