import { emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CredentialsRepository } from '../../auth/passwords/credentials.repository.js';
import { domainOfEmail } from '../../domains/domain-name.js';
import { type DecidingDomain, findDecidingDomain } from '../../domains/domains.repository.js';
import type { Invitation } from '../../invitations/invitations.repository.js';
import { Invited } from '../../invitations/invited.js';
import { PlanBounds } from '../../tenants/plans/plan-bounds.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { UsersRepository } from '../../users/users.repository.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../configurations/sso-configurations.repository.js';
import type { Facts } from './admission.js';
import { DirectoryListing, type ListedPerson } from './directory-listing.repository.js';
import { ExternalIdentitiesRepository, type ExternalIdentity } from './external-identities.repository.js';
import { companyDomain, wrongOrganization } from './organization-check.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** The facts, and the rows that they were read from. */
export interface GatheredFacts {
  readonly facts: Facts;
  readonly known: ExternalIdentity | null;
  /** The connection whose mapping applies to a new user. */
  readonly serving: SsoConfiguration | null;
  /** Of the address into the tenant whose rules hold. */
  readonly invitation: Invitation | null;
}

/** Reads the facts for an admission. Joins the open unit of work for a sign-in. */
@Injectable()
export class AdmissionFacts {
  constructor(
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly credentials: CredentialsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
    private readonly invited: Invited,
    private readonly bounds: PlanBounds,
    private readonly listing: DirectoryListing,
  ) {}

  async gather(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    mode: 'signin' | 'signup',
  ): Promise<GatheredFacts> {
    const known = await this.identities.find(configuration.id, identity);
    const knownUser = known && (await this.users.require(known.userId));
    const domainName = identity.email ? domainOfEmail(identity.email) : null;
    const owned = domainName ? await findDecidingDomain(this.em, domainName) : null;
    const serving = configuration.tenantId ? configuration : await this.servingOf(configuration, owned);
    const company = serving && (await companyDomain(this.em, serving, identity.organization));
    const isServed = !!owned && !!serving?.domains.includes(owned.domain);
    const invitation =
      serving?.tenantId && identity.email ? await this.invited.find(serving.tenantId, identity.email) : null;
    const isVerified = isServed && owned?.tenantId === serving?.tenantId;
    // A tenant's identity provider asserts what it likes. Outside of the tenant's verified domains nobody is looked up,
    // so neither the answer nor its time depends on whose address it is.
    const mayLookUp = !configuration.tenantId || isVerified;
    const key = isVerified && identity.email ? emailKey(identity.email) : null;
    const listed =
      !known && configuration.tenantId
        ? await this.listing.find(configuration.id, identity.subject, key)
        : null;
    // An address as the subject may be the next person's.
    const isFormer =
      knownUser && configuration.tenantId && identity.subject.includes('@')
        ? (await this.listing.find(configuration.id, identity.subject, knownUser.emailKey)).isFormer
        : listed?.isFormer === true;
    const person = mayLookUp ? await this.personWith(identity.email, configuration, serving) : null;
    const comesUninvited =
      !known && !listed?.userId && !person && !invitation && isVerified && !!serving?.createsPeople;
    return {
      known,
      serving,
      invitation,
      facts: {
        identity,
        mode,
        connection: { tenantId: configuration.tenantId ?? null },
        domainIsOwned: owned !== null,
        rules: serving?.tenantId
          ? {
              tenantId: serving.tenantId,
              createsPeople: serving.createsPeople,
              isInvited: invitation !== null,
              // Locks the tenant's row until the user has joined, so that only one of two takes the last place.
              planIsFull: comesUninvited ? await this.bounds.missing(serving.tenantId, 'users', 1) : null,
              wrongOrganization: wrongOrganization(serving, identity.organization, company)?.code ?? null,
              domain: owned && isServed ? { isVerified, autoJoin: owned.autoJoin } : null,
            }
          : null,
        known: known &&
          knownUser && {
            userId: known.userId,
            isSuperadmin: knownUser.isSuperadmin,
            tenantId: known.tenantId ?? null,
            isDisabled: !!known.disabledAt,
          },
        person,
        directory: configuration.tenantId
          ? await this.directoryOf(configuration.id, configuration.tenantId, {
              listed,
              isFormer,
              userId: known?.userId ?? listed?.userId ?? person?.userId ?? null,
            })
          : null,
      },
    };
  }

  /** What the directory of a tenant's connection says of who signs in. */
  private async directoryOf(
    configurationId: string,
    tenantId: string,
    { listed, isFormer, userId }: { listed: ListedPerson | null; isFormer: boolean; userId: string | null },
  ): Promise<Facts['directory']> {
    const member = userId ? await this.memberships.find(tenantId, userId) : null;
    const hasLeft = member ? !!member.leftAt : listed?.isInactive === true;
    if (!member || !listed?.userId) return { hasLeft, isFormer, linked: null };
    const [hasPassword, isLinked] = [
      await this.credentials.hasPassword(member.userId),
      await this.identities.isLinked(member.userId, configurationId),
    ];
    return { hasLeft, isFormer, linked: { userId: member.userId, hasPassword, isLinked } };
  }

  /** The platform's button represents the domain owner's connection to the same provider. */
  private servingOf(
    { type }: SsoConfiguration,
    owned: DecidingDomain | null,
  ): Promise<SsoConfiguration | null> {
    if (!owned) return Promise.resolve(null);
    return this.configurations.servingDomain(owned.tenantId, type, owned.domain);
  }

  private async personWith(
    email: string | null,
    configuration: SsoConfiguration,
    serving: SsoConfiguration | null,
  ): Promise<Facts['person']> {
    const user = email ? await this.users.byEmailKey(emailKey(email)) : null;
    if (!user) return null;
    const userId = user.id;
    const tenantId = serving?.tenantId;
    return {
      userId,
      isSuperadmin: user.isSuperadmin,
      hasPassword: await this.credentials.hasPassword(userId),
      isMember: !!tenantId && (await this.memberships.has(tenantId, userId)),
      isLinked: await this.identities.isLinked(userId, configuration.id),
    };
  }
}
