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
    /** Lowercase, ASCII form. */
    domain: p.string().length(253),
    status: p.string().length(20).$type<DomainStatus>().default('pending'),
    autoJoin: p.string().length(20).$type<AutoJoin>().default('sso'),
    /** Whether it also decides about its subdomains that are not verified themselves. */
    coversSubdomains: p.boolean().default(false),
    /** Content of the TXT record. It is public. */
    challenge: p
      .string()
      .length(60)
      .defaultRaw('new_domain_challenge()')
      .onCreate(() => newChallenge()),
    proof: p.string().length(20).$type<DomainVerification>().nullable(),
    /** Who verified the domain, if not the DNS. */
    verificationDetail: p.string().length(300).nullable(),
    verifiedAt: p.datetime().nullable(),
    /** When the record was last seen. After a long time without an answer, the verification is no longer valid. */
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

/** An email domain that a tenant claims; verified while `status` is active. */
export class Domain extends DomainRow.class {
  /** Marks the claim as verified. */
  prove(proof: DomainVerification, now: Date, detail: string | null = null): void {
    this.status = 'active';
    this.proof = proof;
    this.verificationDetail = detail;
    this.verifiedAt = now;
    this.lastSeenAt = now;
    // Domains verified by other means need no record, so they are not checked.
    if (proof !== 'dns') this.nextCheckAt = null;
  }

  /** Existing members stay, but new ones cannot join by this domain. */
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
