import type { CauseCode } from '@gatehouse/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { currentRequestId } from './request-id.js';

/** A failed sign-in, or a failed request of an application. */
export interface Failure {
  /** The full cause, which outsiders may not see. */
  readonly code: CauseCode;
  /** The values that the check compared, without secrets and personal data. */
  readonly found?: unknown;
  readonly expected?: unknown;
  /** The tenant; null for the platform. */
  readonly tenantId: string | null;
  readonly connectionId?: string | null;
  /** Row ID of the application, of either protocol. */
  readonly applicationId?: string | null;
  readonly userId?: string | null;
  readonly address?: string | null;
}

export interface ReportedFailure extends Failure {
  /** The reference that the user sees. */
  readonly requestId: string;
}

type Listener = (failure: ReportedFailure) => void;

/** Receives each failure once, logs it for the operator and passes it to subscribers. */
@Injectable()
export class FailureReports {
  private readonly logger = new Logger('Sign-in');
  private readonly listeners = new Set<Listener>();

  /** @returns a function that unsubscribes */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  report(failure: Failure): void {
    this.logger.warn({ ...failure }, 'a sign-in or a request of an application failed');
    const reported = { ...failure, requestId: currentRequestId() };
    for (const listener of this.listeners) listener(reported);
  }
}
