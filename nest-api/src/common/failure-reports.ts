import type { CauseCode } from '@gatehouse/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { currentRequestId } from './request-id.js';

/** A sign-in, or a request of an application, that did not reach its purpose. */
export interface Failure {
  /** In full: what an outsider reads is another matter. */
  readonly code: CauseCode;
  /** What the check compared, without secrets and personal data. */
  readonly found?: unknown;
  readonly expected?: unknown;
  /** Whose it is; null for the platform's. */
  readonly tenantId: string | null;
  readonly connectionId?: string | null;
  /** Id of the application's row, of either protocol. */
  readonly applicationId?: string | null;
  readonly userId?: string | null;
  readonly address?: string | null;
}

export interface ReportedFailure extends Failure {
  /** The reference that the person sees. */
  readonly requestId: string;
}

type Listener = (failure: ReportedFailure) => void;

/** Receives each failure once, logs it for the operator and passes it to subscribers. */
@Injectable()
export class FailureReports {
  private readonly logger = new Logger('Sign-in');
  private readonly listeners = new Set<Listener>();

  /** @returns a function that ends it */
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
