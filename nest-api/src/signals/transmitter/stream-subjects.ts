import { emailKey, IdSchema } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { sectorOf } from '../../oauth2/clients/sector.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { UsersRepository } from '../../users/users.repository.js';
import type { SsfCaller } from './ssf-access.js';
import { invalid } from './ssf-refused.js';

/** The user that an application names when it adds or removes a subject. Joins the tenant's unit of work. */
@Injectable()
export class StreamSubjects {
  constructor(
    private readonly users: UsersRepository,
    private readonly memberships: MembershipsRepository,
  ) {}

  /**
   * Source: SSF 1.0 §8.1.3.
   *
   * @returns null for somebody who is no member of the organization, or an identifier that cannot be looked up
   * @throws SsfRefused it is not a subject identifier
   */
  async find({ client, issuer, tenantId }: SsfCaller, subject: unknown): Promise<string | null> {
    if (typeof subject !== 'object' || subject === null) throw invalid('subject is not an object');
    const { format, iss, sub, email, user } = subject as Record<string, unknown>;
    if (typeof format !== 'string') throw invalid('subject has no format');
    if (format === 'complex') return this.find({ client, issuer, tenantId }, user);
    const userId =
      format === 'iss_sub' &&
      iss === issuer.url &&
      sectorOf(client) === null &&
      IdSchema.safeParse(sub).success
        ? String(sub)
        : format === 'email' &&
            typeof email === 'string' &&
            !email.includes('\0') &&
            client.scopes.includes('email')
          ? ((await this.users.byEmailKey(emailKey(email)))?.id ?? null)
          : null;
    return userId !== null && (await this.memberships.has(tenantId, userId)) ? userId : null;
  }
}
