import type { SsoAttention } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { certificateWarning, WARNED_DAYS } from '../../sso-config/configurations/certificate-warning.js';
import {
  APPLICATION_CERTIFICATES,
  APPLICATIONS,
  CERTIFICATES,
  DOMAINS,
  FAILING,
  SECRETS,
  UNREADABLE,
} from './attention.sql.js';

const DAY_MS = 86_400_000;
/** A replaced secret is listed in its last days. */
const SECRET_DAYS = 7;
const PLATFORM = 'a superadmin looks after the connections of all tenants';

type Item = SsoAttention['items'][number];

interface Row {
  readonly id: string;
  readonly tenantId: string | null;
  readonly tenantName: string | null;
  readonly name: string;
}

/** Problems of one tenant or of all that will prevent sign-ins unless an admin acts. */
@Injectable()
export class Attention {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The soonest first. Each source has an index, so the cost does not depend on the number of connections. */
  of(caller: Caller, named: string | undefined): Promise<Item[]> {
    const tenantId = tenantInQuestion(caller, named);
    return this.unit.inScopeOf(tenantId, PLATFORM, async () => [
      ...(await this.certificates()),
      ...(await this.failures()),
      ...(await this.applications()),
      ...(await this.applicationCertificates()),
      ...(await this.secrets()),
      ...(await this.failingSignIns()),
      ...(tenantId ? await this.domains(tenantId) : []),
    ]);
  }

  private async certificates(): Promise<Item[]> {
    const now = this.clock.now();
    const rows = (await this.em.execute(CERTIFICATES, [
      new Date(now.getTime() + WARNED_DAYS * DAY_MS),
    ])) as (Row & { endsAt: string | Date })[];
    return rows.map((row) => {
      const { daysLeft, message } = certificateWarning(new Date(row.endsAt), now);
      return { ...itemOf(row), kind: 'certificate' as const, message, daysLeft };
    });
  }

  private async failures(): Promise<Item[]> {
    const rows = (await this.em.execute(UNREADABLE)) as (Row & { failure: string })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'refresh' as const,
      message: `The identity provider could not be read: ${row.failure}`,
      daysLeft: null,
    }));
  }

  private async applications(): Promise<Item[]> {
    const rows = (await this.em.execute(APPLICATIONS)) as (Row & { problem: string })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'application' as const,
      message: `The metadata of this application could not be read: ${row.problem}`,
      daysLeft: null,
    }));
  }

  private async applicationCertificates(): Promise<Item[]> {
    const now = this.clock.now().getTime();
    const rows = (await this.em.execute(APPLICATION_CERTIFICATES, [
      new Date(now + WARNED_DAYS * DAY_MS).toISOString(),
    ])) as (Row & { endsAt: string })[];
    return rows.map((row) => {
      const daysLeft = daysUntil(row.endsAt, now);
      const message =
        daysLeft > 0
          ? `A certificate of this application expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}. Upload the new one.`
          : 'A certificate of this application has expired. Upload the new one.';
      return { ...itemOf(row), kind: 'application_certificate' as const, message, daysLeft };
    });
  }

  private async secrets(): Promise<Item[]> {
    const now = this.clock.now();
    const rows = (await this.em.execute(SECRETS, [
      now,
      new Date(now.getTime() + SECRET_DAYS * DAY_MS),
    ])) as (Row & { endsAt: string | Date })[];
    return rows.map((row) => {
      const daysLeft = daysUntil(row.endsAt, now.getTime());
      const message = `The old client secret expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}. The application must use the new one by then.`;
      return { ...itemOf(row), kind: 'secret' as const, message, daysLeft };
    });
  }

  private async failingSignIns(): Promise<Item[]> {
    const rows = (await this.em.execute(FAILING)) as (Row & { failed: number })[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'sign_ins' as const,
      message: `The last ${row.failed} sign-ins failed. The sign-in log shows why.`,
      daysLeft: null,
    }));
  }

  private async domains(tenantId: string): Promise<Item[]> {
    const rows = (await this.em.execute(DOMAINS, [tenantId])) as Row[];
    return rows.map((row) => ({
      ...itemOf(row),
      kind: 'domain' as const,
      message:
        'The DNS record is missing. New users cannot join through this domain until the record is back.',
      daysLeft: null,
    }));
  }
}

function daysUntil(at: string | Date, now: number): number {
  return Math.ceil((new Date(at).getTime() - now) / DAY_MS);
}

function itemOf({ id, tenantId, tenantName, name }: Row): Omit<Item, 'kind' | 'message' | 'daysLeft'> {
  return { id, tenantId, tenantName, name };
}
