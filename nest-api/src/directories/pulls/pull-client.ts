import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'undici';
import type { GuardedClient } from '../../outgoing/guarded-fetch.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import {
  OutgoingFailed,
  OutgoingRefused,
  OutgoingTimedOut,
  OutgoingTooLarge,
} from '../../outgoing/outgoing-errors.js';
import { PullFailed, StartOver } from './pull-source.js';
import { retryAfterOf, waitOf } from './retry-after.js';

/** A page of a directory holds some hundred users, and no user waits for it. */
const LIMITS = { timeoutMs: 30_000, maxBytes: 8_388_608, maxRedirects: 0 };
const ATTEMPTS = 5;
/** Longer waits end the run's turn, so that it holds up no other directory. */
const LONGEST_WAIT_SECONDS = 10;

export interface PullRequest {
  readonly url: string;
  readonly accessToken: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly stopping: AbortSignal;
  /** The reason or code in the body of an error; undefined if there is none. */
  reasonOf(body: unknown): string | undefined;
  /** Reasons of a 403 that ask to slow down. */
  readonly slowDown?: readonly string[];
  /** Reasons of a 400 that reject the cursor. */
  readonly expired?: RegExp;
}

/** Requests to the API of a directory: through the guarded client, as slowly as the API asks. */
@Injectable()
export class PullClient implements OnModuleDestroy {
  private readonly client: GuardedClient;

  constructor(outgoing: Outgoing) {
    this.client = outgoing.observed(LIMITS, () => undefined);
  }

  /**
   * @returns null for 404
   * @throws PullFailed  @throws StartOver the directory no longer knows the cursor in the address
   */
  async get(request: PullRequest): Promise<Record<string, unknown> | null> {
    const { host } = new URL(request.url);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.ask(request, host);
      if (answer.status === 200) return readObject(answer.body, host);
      if (answer.status === 404) return null;
      const reason = request.reasonOf(answer.body);
      requireCursor(request, answer.status, reason);
      if (!isTemporary(request, answer.status, reason)) throw refusal(host, answer.status, reason);
      const seconds = waitOf(answer.retryAfter, attempt);
      if (attempt === ATTEMPTS || seconds > LONGEST_WAIT_SECONDS) {
        throw slowedDown(host, answer.status, seconds);
      }
      await delay(seconds * 1000, undefined, { signal: request.stopping }).catch(() => {
        throw slowedDown(host, answer.status, seconds);
      });
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }

  private async ask({ url, accessToken, headers, stopping }: PullRequest, host: string) {
    try {
      const response = await this.client.fetch(url, {
        headers: { ...headers, authorization: `Bearer ${accessToken}`, accept: 'application/json' },
        signal: stopping,
      });
      return {
        status: response.status,
        body: await bodyOf(response),
        retryAfter: retryAfterOf(response.headers.get('retry-after'), new Date()),
      };
    } catch (error) {
      if (stopping.aborted)
        throw new PullFailed('unreachable', `The run was interrupted.`, 0, { cause: error });
      throw explained(error, host);
    }
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}

function readObject(body: unknown, host: string): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new PullFailed('unexpected_response', `${host} did not return JSON.`);
}

/** Sources: Microsoft Graph, delta query: synchronization reset; RFC 9110 §15.5.11. */
function requireCursor({ expired }: PullRequest, status: number, reason: string | undefined): void {
  if (status === 410 || (status === 400 && expired && reason && expired.test(reason))) {
    throw new StartOver(reason ?? String(status));
  }
}

function isTemporary({ slowDown }: PullRequest, status: number, reason: string | undefined): boolean {
  if (status === 403) return !!reason && !!slowDown?.includes(reason);
  return status === 429 || status >= 500;
}

function refusal(host: string, status: number, reason: string | undefined): PullFailed {
  const told = `${status}${reason ? ` ${reason.slice(0, 100)}` : ''}`;
  if (status === 401) {
    return new PullFailed(
      'consent_revoked',
      `${host} no longer accepts the consent (${told}). An administrator of the directory must consent again.`,
    );
  }
  if (status === 403) {
    return new PullFailed(
      'consent_insufficient',
      `${host} does not show users and groups to the account that consented (${told}). Let an administrator of the directory consent, and allow everything that is asked for.`,
    );
  }
  return new PullFailed('unexpected_response', `${host} returned status ${told}.`);
}

function slowedDown(host: string, status: number, seconds: number): PullFailed {
  return status >= 500
    ? new PullFailed('unreachable', `${host} returned status ${status}. Gatehouse tries again.`, seconds)
    : new PullFailed(
        'rate_limited',
        `${host} limits the rate of requests. Gatehouse goes on later.`,
        seconds,
      );
}

function explained(error: unknown, host: string): unknown {
  if (error instanceof OutgoingRefused) {
    return new PullFailed(
      'configuration_invalid',
      `Gatehouse does not connect to ${host}: ${error.message}.`,
    );
  }
  if (error instanceof OutgoingTooLarge) {
    return new PullFailed('unexpected_response', `The response of ${host} is larger than 8 MB.`);
  }
  if (error instanceof OutgoingTimedOut || error instanceof OutgoingFailed) {
    return new PullFailed('unreachable', `Gatehouse could not reach ${host}.`, undefined, { cause: error });
  }
  return error;
}
