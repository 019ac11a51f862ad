import { LIMITS, type SessionDto } from '@gatehouse/contracts';

/** A session's ends by this browser's clock, in milliseconds since the epoch. */
export interface SessionClock {
  readonly id: string;
  readonly idleEnd: number;
  readonly totalEnd: number;
  /** How long before each end it is time to warn. */
  readonly idleWarningMs: number;
  readonly totalWarningMs: number;
}

export type Stage =
  | { kind: 'fine' }
  | { kind: 'warning'; of: 'idle' | 'total'; secondsLeft: number }
  | { kind: 'ended'; of: 'idle' | 'total' };

/**
 * @param heardAt when the server said so, by this browser's clock: a wrong clock misleads nobody
 */
export function clockOf(session: SessionDto, heardAt: number): SessionClock {
  const ahead = heardAt - Date.parse(session.now);
  const totalEnd = Date.parse(session.expiresAt);
  return {
    id: session.id,
    idleEnd: Date.parse(session.idleExpiresAt) + ahead,
    totalEnd: totalEnd + ahead,
    idleWarningMs: warningOf(session.idleSeconds * 1_000),
    totalWarningMs: warningOf(totalEnd - Date.parse(session.authenticatedAt)),
  };
}

/** A very short session would begin with its warning: it warns in its second half. */
function warningOf(lengthMs: number): number {
  return Math.min(LIMITS.sessionWarningMs, lengthMs / 2);
}

/** Where a session stands. Its total end comes first: activity does not move that one. */
export function stageOf(clock: SessionClock, now: number): Stage {
  if (now >= Math.min(clock.idleEnd, clock.totalEnd)) {
    return { kind: 'ended', of: clock.idleEnd < clock.totalEnd ? 'idle' : 'total' };
  }
  if (now >= clock.totalEnd - clock.totalWarningMs) return warning('total', clock.totalEnd - now);
  if (now >= clock.idleEnd - clock.idleWarningMs) return warning('idle', clock.idleEnd - now);
  return { kind: 'fine' };
}

function warning(of: 'idle' | 'total', leftMs: number): Stage {
  return { kind: 'warning', of, secondsLeft: Math.ceil(leftMs / 1_000) };
}

export function isSameStage(a: Stage, b: Stage): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
