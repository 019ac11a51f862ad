import type { HealthNow } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CERTIFICATES } from './health-figures.sql.js';

type Figures = HealthNow['certificates'];

const SOON_MS = 30 * 86_400_000;
/** Certificates expire by the day, and finding the next one reads all of them. */
const KEPT_MS = 5 * 60_000;

/** Expiring certificates, read again every five minutes. */
@Injectable()
export class CertificateFigures {
  private kept: { readonly at: number; readonly figures: Figures } | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Figures> {
    const now = this.clock.now();
    if (this.kept && Math.abs(now.getTime() - this.kept.at) < KEPT_MS) return this.kept.figures;
    const soon = new Date(now.getTime() + SOON_MS);
    const figures = await this.unit.onPlatform('certificates of all tenants are watched', async () => {
      const [row] = await this.em.execute<[Figures]>(CERTIFICATES, [now, now, soon, now]);
      return { ...row, next: row.next && { ...row.next, endsAt: new Date(row.next.endsAt).toISOString() } };
    });
    this.kept = { at: now.getTime(), figures };
    return figures;
  }
}
