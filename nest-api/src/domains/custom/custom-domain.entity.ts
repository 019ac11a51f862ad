import type { CustomDomainOutcome, CustomDomainStatus } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';
import { newChallenge } from '../challenge.js';
import { type HostStanding, nextCheckOf, statusAfter } from './judge-host.js';

const CustomDomainRow = defineEntity({
  name: 'CustomDomain',
  tableName: 'custom_domains',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().unique(),
    /** Lowercase, ASCII form. */
    host: p.string().length(253),
    status: p.string().length(20).$type<CustomDomainStatus>().default('pending'),
    /** Content of the TXT record. It is public. */
    challenge: p
      .string()
      .length(60)
      .onCreate(() => newChallenge()),
    verifiedAt: p.datetime().nullable(),
    failingSince: p.datetime().nullable(),
    /** When both records were last seen. */
    lastSeenAt: p.datetime().nullable(),
    lastCheckAt: p.datetime().nullable(),
    lastOutcome: p.string().length(30).$type<CustomDomainOutcome>().nullable(),
    lastCname: p.string().length(253).nullable(),
    nextCheckAt: p.datetime().nullable().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** The host of an organization's own sign-in pages. */
export class CustomDomain extends CustomDomainRow.class {
  /** Applies the result of a check. @returns the previous status */
  note(outcome: CustomDomainOutcome, cname: string | null, now: Date): CustomDomainStatus {
    const before = this.status as CustomDomainStatus;
    const after = statusAfter(this.standing(), outcome, now);
    this.status = after;
    if (after !== 'pending') this.verifiedAt ??= now;
    else this.verifiedAt = null;
    this.failingSince = after === 'failing' ? (this.failingSince ?? now) : null;
    if (outcome === 'found') this.lastSeenAt = now;
    this.noteOutcome(outcome, cname, now);
    return before;
  }

  /** Another organization has verified the host. */
  release(outcome: CustomDomainOutcome, now: Date): void {
    this.status = 'pending';
    this.verifiedAt = null;
    this.failingSince = null;
    this.noteOutcome(outcome, null, now);
  }

  /** The records are correct, but another organization owns the host. */
  noteOwner(now: Date): void {
    this.noteOutcome('owned_elsewhere', null, now);
  }

  private noteOutcome(outcome: CustomDomainOutcome, cname: string | null, now: Date): void {
    this.lastCheckAt = now;
    this.lastOutcome = outcome;
    this.lastCname = cname;
    this.nextCheckAt = nextCheckOf(this.standing(), now);
  }

  private standing(): HostStanding {
    return {
      status: this.status as CustomDomainStatus,
      createdAt: this.createdAt,
      lastSeenAt: this.lastSeenAt ?? null,
      failingSince: this.failingSince ?? null,
    };
  }
}
CustomDomainRow.setClass(CustomDomain);
