import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import type { MailBrand } from './mail-content.js';

export interface BrandLogo {
  readonly type: string;
  readonly content: Buffer;
}

/** Provides the brands of tenants. */
export interface BrandSource {
  /** By tenant ID. Joins the caller's unit of work. */
  of(tenantIds: readonly string[]): Promise<ReadonlyMap<string, MailBrand>>;
  /** @param client connected as the maintenance role */
  logo(client: ClientBase, hash: string): Promise<BrandLogo | null>;
}

/**
 * Brands of the tenants that emails are sent for. The tenants module registers the source, because this module cannot
 * import it.
 */
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
