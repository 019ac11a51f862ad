import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SsoFlow } from '../sso-flow.entity.js';
import type { UpstreamIdentity } from './upstream-identity.js';

export type { SsoFlow };

/** Flows. Joins the caller's unit of work. Secrets are passed and stored as hashes. */
@Injectable()
export class SsoFlowsRepository {
  constructor(private readonly em: EntityManager) {}

  async add(values: RequiredEntityData<SsoFlow>): Promise<SsoFlow> {
    const flow = this.em.create(SsoFlow, values);
    await this.em.flush();
    return flow;
  }

  /** Also one that was taken or has expired. */
  byState(stateHash: string): Promise<SsoFlow | null> {
    return this.em.findOne(SsoFlow, { stateHash });
  }

  /** A flow that waits for the password of an account. */
  byTicket(ticketHash: string): Promise<SsoFlow | null> {
    return this.em.findOne(SsoFlow, { ticketHash });
  }

  /** One statement decides, so of two at once one is the first. @returns whether it was this one */
  async take(id: string, now: Date): Promise<boolean> {
    const open = { id, consumedAt: null, expiresAt: { $gt: now } };
    return (await this.em.nativeUpdate(SsoFlow, open, { consumedAt: now })) > 0;
  }

  async noteResult(id: string, result: string): Promise<void> {
    await this.em.nativeUpdate(SsoFlow, { id }, { result });
  }

  /** Stores the verified identity until the ticket is used. */
  async hold(
    id: string,
    held: { pending: UpstreamIdentity & { userId: string }; ticketHash: string; expiresAt: Date },
  ): Promise<void> {
    await this.em.nativeUpdate(SsoFlow, { id }, held);
  }

  /** @returns whether it was still held */
  async release(id: string): Promise<boolean> {
    const held = { id, ticketHash: { $ne: null } };
    return (await this.em.nativeUpdate(SsoFlow, held, { ticketHash: null, pending: null })) > 0;
  }
}
