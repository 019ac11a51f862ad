import type { SupportContact } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Support contacts that members of an organization see when a sign-in fails. */
@Injectable()
export class SupportContacts {
  constructor(private readonly lookups: Lookups) {}

  /** Null if the admins entered none. */
  async of(tenantId: string): Promise<SupportContact | null> {
    const [contact] = await this.lookups.call<SupportContact>('support_of_tenant', [tenantId]);
    return contact ?? null;
  }
}
