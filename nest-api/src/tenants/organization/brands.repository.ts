import { type Brand, BrandSchema, type OrganizationTexts } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Lookups } from '../../database/lookups.js';
import { logoUrl } from './logo.js';

export interface StoredLogo {
  readonly type: string;
  readonly content: Buffer;
}

interface BrandRow {
  readonly name: string;
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly logoHash: string | null;
  readonly language: Brand['language'];
  readonly texts: OrganizationTexts;
}

/**
 * Brands of organizations. Callers have already identified the organization by a session, a verified domain or an
 * application.
 */
@Injectable()
export class Brands {
  constructor(private readonly lookups: Lookups) {}

  /** Null if the tenant does not exist. */
  async of(tenantId: string): Promise<Brand | null> {
    const [row] = await this.lookups.call<BrandRow>('brand_of_tenant', [tenantId]);
    if (!row) return null;
    const { logoHash, ...brand } = row;
    // Email texts are not part of the brand that visitors see.
    return BrandSchema.parse({ ...brand, logoUrl: logoHash && logoUrl(logoHash) });
  }

  /** @throws NotFoundError */
  async logo(hash: string): Promise<StoredLogo> {
    const [row] = await this.lookups.call<{ type: string; content: Buffer }>('logo_by_hash', [hash]);
    if (!row) throw new NotFoundError('picture');
    return row;
  }
}
