import { type AuditEvent, type AuditEventPage, type AuditGroup, auditGroupOf } from '@gatehouse/contracts';
import { type Caller, isShown } from '../../common/caller.js';

/** Of a user's own account and sign-ins, as opposed to the administration of the organization. */
const OF_USERS: readonly AuditGroup[] = ['sign_ins', 'accounts', 'tokens'];

/** Under the works-council mode, events of users are left out, except the caller's own, and others have no address. */
export function onlyShown(caller: Caller, page: AuditEventPage): AuditEventPage {
  return { ...page, items: page.items.flatMap((event) => shownTo(caller, event) ?? []) };
}

function shownTo(caller: Caller, event: AuditEvent): AuditEvent | null {
  if (event.actor.id === caller.userId || isShown(caller, timeOf(event))) return event;
  const group = auditGroupOf(event.action);
  return group && OF_USERS.includes(group) ? null : { ...event, address: null };
}

/** A job records a new device later than the sign-in, possibly after the mode has ended. */
function timeOf({ at, detail }: AuditEvent): string {
  return typeof detail.signedInAt === 'string' ? detail.signedInAt : at;
}
