import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { type BrandLogo, type BrandSource, MailBrands } from '../../mail/mail-brands.js';
import type { MailBrand } from '../../mail/mail-content.js';

/** Brands of tenants in emails. */
@Injectable()
export class TenantMailBrands implements BrandSource, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly brands: MailBrands,
  ) {}

  onModuleInit(): void {
    this.brands.use(this);
  }

  async of(tenantIds: readonly string[]): Promise<ReadonlyMap<string, MailBrand>> {
    const rows = await this.em.execute<(MailBrand & { id: string })[]>(
      `select t.id, t.name, p.color, p.logo_hash as "logoHash",
         p.language, coalesce(p.texts, '{}') as texts, custom_host_of_tenant(t.id) as host
       from tenants t left join organization_profiles p on p.tenant_id = t.id where t.id = any(?::uuid[])`,
      [`{${tenantIds.join(',')}}`],
    );
    return new Map(rows.map(({ id, ...brand }) => [id, brand]));
  }

  async logo(client: ClientBase, hash: string): Promise<BrandLogo | null> {
    const { rows } = await client.query<BrandLogo>(
      'select logo_type as type, logo as content from organization_profiles where logo_hash = $1',
      [hash],
    );
    return rows[0] ?? null;
  }
}
