import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import type { MailBrand } from './mail-content.js';

export interface BrandLogo {
  readonly type: string;
  readonly content: Buffer;
}

/** Who knows how tenants show themselves. */
export interface BrandSource {
  /** By the tenant's id, in the unit of work of the caller. */
  of(tenantIds: readonly string[]): Promise<ReadonlyMap<string, MailBrand>>;
  /** @param client connected as the maintenance role */
  logo(client: ClientBase, hash: string): Promise<BrandLogo | null>;
}

/** How the tenants show themselves in whose name mails are sent. Mail knows no tenants: their module says it. */
@Injectable()
export class MailBrands {
  private source: BrandSource | undefined;

  use(source: BrandSource): void {
    this.source = source;
  }

  async of(tenantIds: readonly string[]): Promise<ReadonlyMap<string, MailBrand>> {
    if (tenantIds.length === 0) return new Map();
    return (await this.source?.of([...new Set(tenantIds)])) ?? new Map();
  }

  async logo(client: ClientBase, hash: string): Promise<BrandLogo | null> {
    return (await this.source?.logo(client, hash)) ?? null;
  }
}
