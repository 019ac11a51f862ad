import type { CauseCode, TraceStep } from '@gatehouse/contracts';
import type { Clock } from '../../common/clock.js';
import type { Received } from '../responses/received.js';
import { mask } from './mask.js';

const MOST_STEPS = 100;

/** Notes what happens in one sign-in, without its secrets. Written down when it ends, however it ends. */
export class TraceRecorder {
  readonly steps: TraceStep[] = [];
  claims: Record<string, unknown> | null = null;
  email: string | null = null;
  userId: string | null = null;
  /** The response as it came, if there was one. */
  received: Received | null = null;
  /** Whose rules decided, where the connection is the platform's. */
  servingTenantId: string | null = null;

  constructor(private readonly clock: Clock) {}

  pass(name: string, message: string, detail: Record<string, unknown> | null = null): void {
    this.add({ kind: 'check', name, status: 'pass', message, detail });
  }

  fail(name: string, message: string, detail: Record<string, unknown> | null = null): void {
    this.add({ kind: 'check', name, status: 'fail', message, detail });
  }

  /** The check that ends the sign-in, with its cause and the values that it compared. */
  refuse(code: CauseCode, name: string, message: string, values: Readonly<Record<string, unknown>>): void {
    this.fail(name, message, { refusal: code, ...values });
  }

  /** A message of the protocol that is masked already. */
  message(masked: string): void {
    if (this.steps.length >= MOST_STEPS) return;
    const at = this.clock.now().toISOString();
    this.steps.push({
      kind: 'note',
      name: 'message',
      status: 'info',
      message: 'The message, without personal data and secrets',
      detail: { message: masked },
      at,
    });
  }

  map(name: string, message: string, detail: Record<string, unknown> | null = null): void {
    this.add({ kind: 'mapping', name, status: 'info', message, detail });
  }

  note(name: string, message: string, detail: Record<string, unknown> | null = null): void {
    this.add({ kind: 'note', name, status: 'info', message, detail });
  }

  /** A redirect of the browser to or from the identity provider. */
  redirect(name: 'to_provider' | 'from_provider', message: string, detail: Record<string, unknown>): void {
    this.add({ kind: 'redirect', name, status: 'info', message, detail });
  }

  request(name: string, ok: boolean, message: string, detail: Record<string, unknown>): void {
    this.add({ kind: 'request', name, status: ok ? 'pass' : 'fail', message, detail });
  }

  setClaims(claims: Record<string, unknown>): void {
    this.claims = mask(claims) as Record<string, unknown>;
  }

  private add(step: Omit<TraceStep, 'at'>): void {
    if (this.steps.length >= MOST_STEPS) return;
    const detail = step.detail && (mask(step.detail) as Record<string, unknown>);
    this.steps.push({ ...step, detail, at: this.clock.now().toISOString() });
  }
}
