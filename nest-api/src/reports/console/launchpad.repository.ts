import type { LaunchDto } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Issuers } from '../../saml/issuers/issuers.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly tenantId: string | null;
}

const MOST = 50;

/** The applications that a person may be signed in to from here. */
@Injectable()
export class Launchpad {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly issuers: Issuers,
  ) {}

  /** Those of the caller's tenant and the platform's that take a sign-on which they did not ask for, by name. */
  async list({ tenantId }: Caller): Promise<LaunchDto[]> {
    const rows = await this.unit.inScopeOf(tenantId, 'somebody of the platform sees its applications', () =>
      this.em.execute<Row[]>(
        `select * from (
           select id, name, tenant_id as "tenantId" from saml_service_providers
           where tenant_id = ? and is_active and allow_idp_initiated and deleted_at is null
           union all
           select id, name, null from platform_service_providers(${MOST})
         ) offered order by lower(name), id limit ${MOST}`,
        [tenantId],
      ),
    );
    const issuers = await this.issuers.of(rows.map((row) => row.tenantId));
    return rows.flatMap((row) => {
      const issuer = issuers.get(row.tenantId);
      return issuer
        ? [{ id: row.id, name: row.name, url: `${issuer.ssoUrl}?service_provider=${row.id}` }]
        : [];
    });
  }
}
