import type { GuardedFetch } from '../../outgoing/guarded-fetch.js';
import { TargetProblem } from './target-problem.js';
import { readObject, send } from './target-request.js';

export interface OAuthCredentials {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string | null;
}

interface Held {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** A token is not used in its last seconds: a request takes time. */
const MARGIN_SECONDS = 30;
const DEFAULT_SECONDS = 300;
const MOST_HELD = 500;

/**
 * Access tokens of the client credentials grant, held in memory until shortly before they expire.
 *
 * The client authenticates with HTTP Basic. Parameters in the query of the token endpoint are left as they are, for a
 * product whose grant has a name of its own. Source: RFC 6749 §2.3.1, §4.4.
 */
export class AccessTokens {
  private readonly held = new Map<string, Held>();

  constructor(private readonly fetch: GuardedFetch) {}

  /** @throws TargetProblem */
  async get(key: string, credentials: OAuthCredentials, now: Date): Promise<string> {
    const held = this.held.get(key);
    if (held && held.until > now.getTime()) return held.token;
    const { token, seconds } = await this.request(credentials);
    if (this.held.size >= MOST_HELD) this.held.clear();
    this.held.set(key, { token, until: now.getTime() + (seconds - MARGIN_SECONDS) * 1_000 });
    return token;
  }

  /** After the target rejected the token. @returns whether one was held */
  forget(key: string): boolean {
    return this.held.delete(key);
  }

  private async request({ tokenUrl, clientId, clientSecret, scope }: OAuthCredentials) {
    const body = new URLSearchParams(
      new URL(tokenUrl).searchParams.has('grant_type') ? {} : { grant_type: 'client_credentials' },
    );
    if (scope) body.set('scope', scope);
    const basic = Buffer.from(`${encoded(clientId)}:${encoded(clientSecret)}`).toString('base64');
    const response = await send(this.fetch, {
      method: 'POST',
      url: tokenUrl,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    });
    const { status, retryAfterSeconds } = response;
    if (status === 429) throw new TargetProblem('rate_limited', { status, retryAfterSeconds });
    if (status >= 500) throw new TargetProblem('unavailable', { status, retryAfterSeconds });
    if (status !== 200) throw new TargetProblem('token_refused', { status, detail: errorOf(response.text) });
    const answer = readObject(response);
    if (typeof answer.access_token !== 'string' || !/^[\x21-\x7e]+$/.test(answer.access_token))
      throw new TargetProblem('token_refused', { status, detail: 'The response has no access_token' });
    const seconds = Number(answer.expires_in ?? DEFAULT_SECONDS);
    return { token: answer.access_token, seconds: Number.isFinite(seconds) ? seconds : DEFAULT_SECONDS };
  }
}

/** Source: RFC 6749 §2.3.1, appendix B. */
function encoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

/** `error` and its description, never the whole response: it may repeat what was sent. Source: RFC 6749 §5.2. */
function errorOf(text: string): string | null {
  try {
    const { error, error_description: description } = JSON.parse(text) as Record<string, unknown>;
    return [error, description].filter((part) => typeof part === 'string').join(': ') || null;
  } catch {
    return null;
  }
}
