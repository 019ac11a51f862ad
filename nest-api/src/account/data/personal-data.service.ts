import { PERSONAL_DATA_COUNTED, PERSONAL_DATA_KEYS, type PersonalData } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { ForbiddenError, NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UsersRepository } from '../../users/users.repository.js';
import { Users } from '../../users/users.service.js';
import { PERSONAL_PART_NAMES, PERSONAL_PARTS } from './personal-columns.js';
import { PersonalDataRepository, type Subject } from './personal-data.repository.js';
import { exportText, type Pages } from './personal-data-export.js';

/** Entries of one statement of an export. */
const PAGE = 500;

/** The user belongs to another organization too, whose data is not this one's to give. */
class NotExportable extends ForbiddenError {
  constructor() {
    super(
      'Your organization cannot export the data of this user on its own. Ask the operator of the platform.',
      'not_exportable',
    );
  }
}

/** What is stored about a user: for themselves, and for admins who answer their request. */
@Injectable()
export class PersonalDataReader {
  constructor(
    private readonly data: PersonalDataRepository,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly accounts: UsersRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  overview({ userId }: Caller): Promise<PersonalData> {
    return this.unit.asPerson(userId, async () => {
      const counts = await this.data.counts(PERSONAL_PART_NAMES, PERSONAL_DATA_COUNTED + 1);
      const tenants = await this.data.tenants();
      return {
        categories: PERSONAL_DATA_KEYS.map((category) => {
          const parts = PERSONAL_PART_NAMES.filter((part) => PERSONAL_PARTS[part] === category);
          const entries = parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
          return {
            category,
            entries: parts.length === 0 ? null : Math.min(entries, PERSONAL_DATA_COUNTED + 1),
          };
        }),
        organizations: tenants.map(({ name, failedDays }) => ({ name, failedSignInDays: failedDays })),
      };
    });
  }

  /** The text of the caller's own export. */
  async ofCaller(caller: Caller, client: ClientContext): Promise<AsyncIterable<string>> {
    const inUnit = <T>(work: () => Promise<T>) => this.unit.asPerson(caller.userId, work);
    await inUnit(() => this.record(caller, caller.tenantId, caller.userId, client));
    return this.export(caller.userId, { of: 'own' }, inUnit);
  }

  /** @throws NotFoundError @throws ForbiddenError @throws NotExportable */
  async ofMember(
    caller: Caller,
    tenantId: string,
    userId: string,
    client: ClientContext,
  ): Promise<AsyncIterable<string>> {
    await this.users.requireBelow(caller, tenantId, userId);
    const inUnit = <T>(work: () => Promise<T>) => this.unit.inTenant(tenantId, work);
    await inUnit(async () => {
      if (!(await this.data.belongsHereOnly(userId))) throw new NotExportable();
      await this.record(caller, tenantId, userId, client);
    });
    return this.export(userId, { of: 'member', userId }, inUnit);
  }

  /** @throws NotFoundError */
  async ofAnyone(caller: Caller, userId: string, client: ClientContext): Promise<AsyncIterable<string>> {
    const inUnit = <T>(work: () => Promise<T>) =>
      this.unit.onPlatform('a superadmin exports the data of a user', work);
    await inUnit(async () => {
      if (!(await this.accounts.find(userId))) throw new NotFoundError('person');
      await this.record(caller, null, userId, client);
    });
    return this.export(userId, { of: 'anyone', userId }, inUnit);
  }

  private export(
    userId: string,
    subject: Subject,
    inUnit: <T>(work: () => Promise<T>) => Promise<T>,
  ): AsyncIterable<string> {
    // One short transaction for each page: a slow reader holds no connection.
    const pages: Pages = async (part, after) => {
      const rows = await inUnit(() => this.data.page(subject, part, after, PAGE));
      return {
        entries: rows.map(({ entry }) => entry),
        next: rows.length < PAGE ? null : (rows.at(-1)?.key ?? null),
      };
    };
    return exportText({ userId, exportedAt: this.clock.now(), pages });
  }

  private record(
    caller: Caller,
    tenantId: string | null,
    userId: string,
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action: 'user.exported',
      target: { type: 'user', id: userId },
      outcome: 'success',
      address: client.address,
    });
  }
}
