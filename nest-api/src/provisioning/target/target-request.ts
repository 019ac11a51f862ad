import type { ProvisioningProblemCode } from '@gatehouse/contracts';
import type { GuardedFetch } from '../../outgoing/guarded-fetch.js';
import {
  OutgoingFailed,
  OutgoingRefused,
  OutgoingTimedOut,
  OutgoingTooLarge,
} from '../../outgoing/outgoing-errors.js';
import { readRetryAfter } from './retry-after.js';
import { TargetProblem } from './target-problem.js';

export type Json = Record<string, unknown>;

/** A response as it came: its body is read, and not yet understood. */
export interface TargetResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds: number | null;
}

export interface TargetRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** @throws TargetProblem no response arrived */
export async function send(fetch: GuardedFetch, { url, ...request }: TargetRequest): Promise<TargetResponse> {
  try {
    const response = await fetch(url, { ...request, headers: { ...request.headers } });
    return {
      status: response.status,
      text: await response.text(),
      retryAfterSeconds: readRetryAfter(response.headers.get('retry-after'), new Date()),
    };
  } catch (cause) {
    const code = codeOf(cause);
    if (!code || request.signal?.aborted) throw cause;
    throw new TargetProblem(code, { detail: (cause as Error).message, cause });
  }
}

function codeOf(error: unknown): ProvisioningProblemCode | null {
  if (error instanceof OutgoingRefused) return 'address_denied';
  if (error instanceof OutgoingTimedOut) return 'timed_out';
  if (error instanceof OutgoingTooLarge) return 'too_large';
  return error instanceof OutgoingFailed ? 'unreachable' : null;
}

/** The object in the body. @throws TargetProblem it is none */
export function readObject({ status, text }: TargetResponse): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new TargetProblem('not_json', { status, detail: text.slice(0, 200), cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TargetProblem('not_scim', { status, detail: 'The response is not an object' });
  return value as Json;
}
