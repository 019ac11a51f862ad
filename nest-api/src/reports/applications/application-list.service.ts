import type { ApplicationListQuery, ApplicationSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { counted, decodeCursor, toPage } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { logoUrl } from '../../tenants/organization/logo.js';
import { applicationList, matchingApplications } from './application-list.sql.js';

type Times = 'created_at' | 'last_sign_in_at' | 'certificate_expires_at';
type Row = Omit<ApplicationSummary, Times | 'logo_url'> & {
  readonly logoHash: string | null;
  readonly created_at: Date | string;
  readonly last_sign_in_at: Date | string | null;
  readonly certificate_expires_at: Date | string | null;
};

/** OpenID clients and SAML service providers in one list. */
@Injectable()
export class ApplicationList {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Newest first: IDs of both kinds are UUIDs of version 7 and sort by their time of creation.
   *
   * @throws NotFoundError the caller named another tenant
   */
  async page(caller: Caller, query: ApplicationListQuery) {
    const tenantId = tenantInQuestion(caller, query.tenant_id);
    const { where, values } = conditionsOf(tenantId, query);
    const before = query.cursor ? [decodeCursor(query.cursor)[1]] : [];
    const { rows, total } = await this.unit.inScopeOf(
      tenantId,
      'a superadmin sees the applications of all tenants',
      async () => {
        const page = await this.em.execute<Row[]>(
          applicationList([...where, ...before.map(() => 'a.id < ?::uuid')]),
          [...values, ...before, query.limit + 1],
        );
        return counted(page, query, (most) => countUpTo(this.em, matchingApplications(where), values, most));
      },
    );
    return toPage(rows, query.limit, ({ id }) => ['', id], toSummary, total);
  }
}

function conditionsOf(tenantId: string | null, { search, kind, status }: ApplicationListQuery) {
  const where: string[] = [];
  const values: unknown[] = [];
  const add = (condition: string, ...given: unknown[]) => {
    where.push(condition);
    values.push(...given);
  };
  if (tenantId) add('a.tenant_id = ?', tenantId);
  if (kind) add('a.kind = ?', kind);
  if (status) add('a.is_active = ?', status === 'active');
  if (search) {
    const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    add('(a.name ilike ? or a.identifier ilike ?)', like, like);
  }
  return { where, values };
}

function toSummary({ logoHash, ...row }: Row): ApplicationSummary {
  return {
    ...row,
    logo_url: logoHash && logoUrl(logoHash),
    created_at: toTime(row.created_at),
    last_sign_in_at: row.last_sign_in_at && toTime(row.last_sign_in_at),
    certificate_expires_at: row.certificate_expires_at && toTime(row.certificate_expires_at),
  };
}

function toTime(at: Date | string): string {
  return new Date(at).toISOString();
}
