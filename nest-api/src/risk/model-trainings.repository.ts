import { SIGN_INS_OF_MODEL, type SignInModel } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** When the models of organizations were trained. Joins the caller's unit of work. */
@Injectable()
export class ModelTrainings {
  constructor(private readonly em: EntityManager) {}

  async of(tenantId: string): Promise<SignInModel> {
    const [row] = await this.em.execute<{ trainedAt: Date | string | null; signIns: number }[]>(
      'select trained_at as "trainedAt", sign_ins as "signIns" from sign_in_models where tenant_id = ?',
      [tenantId],
    );
    const signIns = row?.signIns ?? 0;
    if (row?.trainedAt) return { trainedAt: new Date(row.trainedAt).toISOString(), signIns, missing: 0 };
    return { trainedAt: null, signIns, missing: Math.max(0, SIGN_INS_OF_MODEL - signIns) };
  }
}
