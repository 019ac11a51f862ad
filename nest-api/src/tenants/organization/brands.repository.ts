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
 * How organizations show themselves. Whoever asks has found out by other means which one is meant: by a session, by an
 * address of a verified domain, or by an application that led here.
 */
@Injectable()
export class Brands {
  constructor(private readonly lookups: Lookups) {}

  /** Null for a tenant that is gone. */
  async of(tenantId: string): Promise<Brand | null> {
    const [row] = await this.lookups.call<BrandRow>('brand_of_tenant', [tenantId]);
    if (!row) return null;
    const { logoHash, ...brand } = row;
    // Texts of emails are no part of a brand that visitors see.
    return BrandSchema.parse({ ...brand, logoUrl: logoHash && logoUrl(logoHash) });
  }

  /** @throws NotFoundError */
  async logo(hash: string): Promise<StoredLogo> {
    const [row] = await this.lookups.call<{ type: string; content: Buffer }>('logo_by_hash', [hash]);
    if (!row) throw new NotFoundError('picture');
    return row;
  }
}
