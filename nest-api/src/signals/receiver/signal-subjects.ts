import { emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { domainOfEmail } from '../../domains/domain-name.js';
import { findDecidingDomain } from '../../domains/domains.repository.js';
import type { SsoConfiguration } from '../../sso-config/configurations/sso-configurations.repository.js';
import { ExternalIdentitiesRepository } from '../../sso-config/sign-in/external-identities.repository.js';
import { UsersRepository } from '../../users/users.repository.js';
import type { SignalSubject, UserSubject } from './read-subject.js';
import { SetRejected } from './set-rejected.js';

/** A user's identity at the connection. */
export interface SignaledIdentity {
  readonly id: string;
  readonly userId: string;
}

/**
 * Finds the user that an event is about: only users who have signed in through the connection. Joins the tenant's unit of
 * work.
 */
@Injectable()
export class SignalSubjects {
  constructor(
    private readonly em: EntityManager,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly users: UsersRepository,
  ) {}

  /**
   * @returns null if nobody signed in with this identity
   * @throws SetRejected the subject belongs to another organization
   */
  async find(connection: SsoConfiguration, subject: SignalSubject): Promise<SignaledIdentity | null> {
    requireDirectory(connection, subject);
    for (const user of subject.users) {
      const found = await this.identityOf(connection, user);
      if (found) return { id: found.id, userId: found.userId };
    }
    return null;
  }

  private async identityOf(
    connection: SsoConfiguration,
    user: UserSubject,
  ): Promise<SignaledIdentity | null> {
    switch (user.format) {
      case 'iss_sub':
        return this.bySubject(connection, user);
      case 'opaque':
        return this.identities.findAtIssuer(connection.id, connection.issuer ?? null, user.id);
      case 'email':
        return this.byEmail(connection, user.email);
    }
  }

  private async bySubject(
    { id, issuer }: SsoConfiguration,
    { iss, sub }: Extract<UserSubject, { format: 'iss_sub' }>,
  ): Promise<SignaledIdentity | null> {
    const found = await this.identities.find(id, { issuer: iss, subject: sub });
    if (found || !issuer || withoutSlash(issuer) === withoutSlash(iss)) return found;
    throw foreign(`The connection does not use the issuer ${iss.slice(0, 200)}`);
  }

  /** The identity provider speaks for addresses in the verified domains of its organization, and for no others. */
  private async byEmail({ id, tenantId }: SsoConfiguration, email: string): Promise<SignaledIdentity | null> {
    const domain = domainOfEmail(email);
    const owned = domain ? await findDecidingDomain(this.em, domain) : null;
    if (!owned || owned.tenantId !== tenantId)
      throw foreign('The address is not in a verified domain of the organization');
    const user = await this.users.byEmailKey(emailKey(email));
    return user && this.identities.findOf(id, user.id);
  }
}

/** An identity provider with many customers names the one that the event is about. @throws SetRejected */
function requireDirectory({ directoryId }: SsoConfiguration, { tenant }: SignalSubject): void {
  if (!directoryId || tenant === null || tenant === directoryId) return;
  throw foreign('The event is about another directory than that of the connection');
}

function withoutSlash(issuer: string): string {
  return issuer.replace(/\/$/, '');
}

function foreign(message: string): SetRejected {
  return new SetRejected('access_denied', 'foreign_subject', message);
}
