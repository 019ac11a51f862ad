import type { SessionDto } from '@gatehouse/contracts';
import type { SessionOwner } from '~/session-binding';

/** What the browser is told when it asks whether its session still lives. */
export interface SessionCheck {
  /** Null when there is none any more. */
  session: SessionDto | null;
  /** As `whoIs` tells it. */
  who?: string;
  owner?: SessionOwner;
}
