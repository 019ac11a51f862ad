import type { AutoJoin, DomainCheckOutcome, DomainStatus, DomainVerification } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import { newChallenge } from './challenge.js';
import { nextCheckAfter } from './check-schedule.js';

const DomainRow = defineEntity({
  name: 'Domain',
  tableName: 'domains',
  filters: tenantFilter,
  uniques: [{ properties: ['tenantId', 'domain'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    /** Lower case, ASCII form. */
    domain: p.string().length(253),
    status: p.string().length(20).$type<DomainStatus>().default('pending'),
    autoJoin: p.string().length(20).$type<AutoJoin>().default('sso'),
    /** Whether it decides about its subdomains, too, where none of them is verified by itself. */
    coversSubdomains: p.boolean().default(false),
    /** Content of the TXT record. It is public, so it is no secret. */
    challenge: p
      .string()
      .length(60)
      .defaultRaw('new_domain_challenge()')
      .onCreate(() => newChallenge()),
    proof: p.string().length(20).$type<DomainVerification>().nullable(),
    /** Who vouched, where it was not the DNS. */
    verificationDetail: p.string().length(300).nullable(),
    verifiedAt: p.datetime().nullable(),
    /** When the record was last seen; what is unreachable for long is not believed for ever. */
    lastSeenAt: p.datetime().nullable(),
    lastCheckAt: p.datetime().nullable(),
    lastOutcome: p.string().length(30).$type<DomainCheckOutcome>().nullable(),
    nextCheckAt: p.datetime().nullable().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A mail domain that a tenant claims; verified while `status` is active. */
export class Domain extends DomainRow.class {
  /** The claim is believed from now on. */
  prove(proof: DomainVerification, now: Date, detail: string | null = null): void {
    this.status = 'active';
    this.proof = proof;
    this.verificationDetail = detail;
    this.verifiedAt = now;
    this.lastSeenAt = now;
    // What somebody else vouched for needs no record, so nobody is told that there is none.
    if (proof !== 'dns') this.nextCheckAt = null;
  }

  /** Whoever was admitted stays; nobody new joins by this domain. */
  loseProof(): void {
    this.status = 'inactive';
    this.proof = null;
    this.verificationDetail = null;
  }

  noteCheck(outcome: DomainCheckOutcome, now: Date): void {
    this.lastCheckAt = now;
    this.lastOutcome = outcome;
    if (outcome === 'found') this.lastSeenAt = now;
    this.nextCheckAt = nextCheckAfter(this, now);
  }
}
DomainRow.setClass(Domain);
