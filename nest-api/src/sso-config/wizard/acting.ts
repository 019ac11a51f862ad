import type { AuditActor } from '@gatehouse/contracts';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { WizardLink } from './wizard-link.entity.js';

/** The actor of a step: an admin with a session, or the holder of a set-up link. */
export interface Acting {
  /** The tenant whose runs are accessible; null for superadmins, who can access all. */
  readonly tenantId: string | null;
  readonly userId: string | null;
  readonly link: WizardLink | null;
  readonly address: string | null;
  readonly userAgent: string | null;
}

export function actingAs(caller: Caller, { address }: { address: string | null }): Acting {
  const tenantId = tenantInQuestion(caller, null);
  return { tenantId, userId: caller.userId, link: null, address, userAgent: null };
}

export function actorOf({ userId }: Acting): AuditActor {
  return userId ? { type: 'user', id: userId } : { type: 'anonymous', id: null };
}
