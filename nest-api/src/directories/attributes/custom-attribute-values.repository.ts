import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Values of custom attributes for sign-ins, in one trip and in no unit of work. */
@Injectable()
export class CustomAttributeValues {
  constructor(private readonly lookups: Lookups) {}

  async of(tenantId: string, userId: string): Promise<Readonly<Record<string, unknown>>> {
    const [row] = await this.lookups.call<{ values: Record<string, unknown> }>(
      'custom_attributes_for_claim',
      [tenantId, userId],
    );
    return row?.values ?? {};
  }
}
