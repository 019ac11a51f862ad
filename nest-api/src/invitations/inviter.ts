import type { Request } from 'express';
import type { Caller } from '../common/caller.js';
import { type ClientContext, clientOf } from '../common/client-address.js';
import { requiredTenant } from '../common/required-tenant.js';

/** The user who invites, and the tenant. */
export interface Inviter {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

/** @param named the tenant that a superadmin selects */
export function inviterOf(caller: Caller, request: Request, named: string | undefined): Inviter {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, named) };
}
