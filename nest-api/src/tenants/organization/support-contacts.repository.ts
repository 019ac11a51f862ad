import type { SupportContact } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Whom the members of an organization ask when a sign-in fails. */
@Injectable()
export class SupportContacts {
  constructor(private readonly lookups: Lookups) {}

  /** Null where its admins name nobody. */
  async of(tenantId: string): Promise<SupportContact | null> {
    const [contact] = await this.lookups.call<SupportContact>('support_of_tenant', [tenantId]);
    return contact ?? null;
  }
}
