import type { AuthenticatedUser, SessionDto } from '@gatehouse/contracts';

/** What the browser is told when it asks whether its session still lives. */
export interface SessionCheck {
  /** Null when there is none any more. */
  session: SessionDto | null;
  /** As `whoIs` tells it. */
  who?: string;
}

/** Changes when another person, role or tenant is signed in, and says nothing else. */
export function whoIs({ id, role, tenantId }: AuthenticatedUser): string {
  return [id, role, tenantId ?? ''].join(' ');
}
