import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ExternalIdentity } from '../external-identity.entity.js';
import type { UpstreamIdentity } from './upstream-identity.js';

export type { ExternalIdentity };

/** Identities of users at identity providers. Joins the caller's unit of work. */
@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The user of an identity at a connection. */
  find(
    configurationId: string,
    { issuer, subject }: Pick<UpstreamIdentity, 'issuer' | 'subject'>,
  ): Promise<ExternalIdentity | null> {
    return this.em.findOne(ExternalIdentity, { configurationId, issuer, subject });
  }

  /** The same for a subject whose issuer is that of the connection, or not known. */
  findAtIssuer(
    configurationId: string,
    issuer: string | null,
    subject: string,
  ): Promise<ExternalIdentity | null> {
    return this.em.findOne(ExternalIdentity, {
      configurationId,
      subject,
      ...(issuer !== null && { issuer }),
    });
  }

  /** The identity of a user at a connection. */
  findOf(configurationId: string, userId: string): Promise<ExternalIdentity | null> {
    return this.em.findOne(ExternalIdentity, { configurationId, userId });
  }

  /**
   * The identity provider disabled or enabled the account. Joins the tenant's unit of work.
   *
   * @param at when that happened
   * @returns false: what happened later is known already
   */
  async noteAccountSignal(
    configurationId: string,
    id: string,
    isDisabled: boolean,
    at: Date,
  ): Promise<boolean> {
    const noted = await this.em.execute<unknown[]>('select note_account_signal(?, ?, ?, ?)', [
      configurationId,
      id,
      isDisabled,
      at,
    ]);
    return noted.length > 0;
  }

  /** Users of disabled accounts can sign in through the connection again. Joins the tenant's unit of work. */
  async forgetAccountSignals(configurationId: string): Promise<void> {
    await this.em.execute('select forget_account_signals(?)', [configurationId]);
  }

  /** Whether a user has an identity at this connection. */
  async isLinked(userId: string, configurationId: string): Promise<boolean> {
    return (await this.em.count(ExternalIdentity, { userId, configurationId })) > 0;
  }

  /** Whether a user has an identity at any connection. */
  async hasAny(userId: string): Promise<boolean> {
    return (await this.em.count(ExternalIdentity, { userId })) > 0;
  }

  async add(values: RequiredEntityData<ExternalIdentity>): Promise<void> {
    this.em.create(ExternalIdentity, values);
    await this.em.flush();
  }

  /** Two who come with one identity take turns, until the unit of work ends. */
  async takeTurns(
    configurationId: string,
    { issuer, subject }: Pick<UpstreamIdentity, 'issuer' | 'subject'>,
  ): Promise<void> {
    const who = `sso:${configurationId}:${issuer}:${subject}`;
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [who]);
  }
}
