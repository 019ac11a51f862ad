import type { ProvisioningProblem, ProvisioningProblemCode } from '@gatehouse/contracts';
import { scrub } from '../../telemetry/redact.js';

/** Failures of the target as a whole: the next request would meet them too. */
const OF_TARGET = new Set<ProvisioningProblemCode>([
  'unauthorized',
  'address_denied',
  'unreachable',
  'rate_limited',
  'token_refused',
  'secret_unreadable',
]);
/** Failures that may pass without anybody doing anything. */
const PASSING = new Set<ProvisioningProblemCode>([
  ...OF_TARGET,
  'timed_out',
  'unavailable',
  'not_json',
  'too_large',
]);
/** Somebody has to correct the settings: the admins are told at once. */
const LASTING = new Set<ProvisioningProblemCode>([
  'unauthorized',
  'address_denied',
  'token_refused',
  'secret_unreadable',
]);
const LONGEST_DETAIL = 300;

interface Options {
  readonly status?: number;
  readonly detail?: string | null;
  /** When the target wants to be asked again, in seconds. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A target did not do what it was asked for. */
export class TargetProblem extends Error {
  readonly status: number | null;
  readonly detail: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly code: ProvisioningProblemCode,
    { status, detail, retryAfterSeconds, cause }: Options = {},
  ) {
    super(code, { cause });
    this.status = status ?? null;
    this.detail = detail ? safeDetail(detail) : null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  get isOfTarget(): boolean {
    return OF_TARGET.has(this.code);
  }

  get isPassing(): boolean {
    return PASSING.has(this.code);
  }

  get isLasting(): boolean {
    return LASTING.has(this.code);
  }

  toRecord(at: Date): ProvisioningProblem {
    return { code: this.code, status: this.status, detail: this.detail, at: at.toISOString() };
  }
}

/** Shortened, without control characters and without what looks like a secret. */
function safeDetail(detail: string): string {
  const line = detail.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return scrub(line).slice(0, LONGEST_DETAIL);
}
