import { randomInt } from 'node:crypto';
import { FACTORS, type SignInRisk } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { deviceOf } from '../../common/device-name.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Mail } from '../../mail/mail.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import type { PersonStanding } from '../person-standing.js';
import type { Proof } from '../proof.js';
import { WorksCouncilRepository } from '../works-council/works-council.repository.js';
import { ApprovalsRepository, MOST_MAILS } from './approvals.repository.js';

/** A sign-in with all its factors, which its risk keeps from its session. */
interface Held {
  readonly tenantId: string;
  readonly person: PersonStanding;
  readonly proof: Proof;
  readonly risk: SignInRisk;
  readonly client: ClientContext;
  /** Hash of the ticket that the browser gets. */
  readonly ticketHash: string;
}

/** Asks the admins of an organization to approve a sign-in. */
@Injectable()
export class ApprovalRequests {
  constructor(
    private readonly approvals: ApprovalsRepository,
    private readonly admins: TenantAdmins,
    private readonly modes: WorksCouncilRepository,
    private readonly unit: UnitOfWork,
    private readonly mail: Mail,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @returns whether someone can approve it: another active admin, unless too many sign-ins of the user wait */
  ask(held: Held): Promise<boolean> {
    const { tenantId, proof, risk, client, ticketHash } = held;
    return this.unit.inTenant(tenantId, async () => {
      const admins = (await this.admins.of(tenantId)).filter(({ id }) => id !== proof.userId);
      if (admins.length === 0) return false;
      const id = uuidv7();
      const number = String(randomInt(1_000_000)).padStart(6, '0');
      const askedAt = this.clock.now();
      const added = await this.approvals.add({
        id,
        tenantId,
        userId: proof.userId,
        ticketHash,
        number,
        method: proof.method,
        application: client.application ?? null,
        address: client.address,
        userAgent: client.userAgent?.slice(0, 300) ?? null,
        risk,
        askedAt,
        expiresAt: plusSeconds(askedAt, FACTORS.approvalSeconds),
      });
      if (!added) return false;
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: proof.userId },
        action: 'sign_in.approval_requested',
        target: { type: 'user', id: proof.userId },
        outcome: 'success',
        address: client.address,
        detail: { approval: id, level: risk.level, reasons: risk.reasons.map(({ signal }) => signal) },
      });
      if (added.mails) await this.mailTo(admins, held, number);
      return true;
    });
  }

  private async mailTo(
    admins: readonly { readonly email: string; readonly locale?: string | null }[],
    { tenantId, person, client }: Held,
    number: string,
  ): Promise<void> {
    const mode = await this.modes.of(tenantId);
    const from = {
      device: deviceOf(client.userAgent),
      address: client.address,
      at: this.clock.now().toISOString(),
    };
    const data = { email: person.email, number, from: mode?.enabled ? null : from, most: MOST_MAILS };
    return this.mail.sendAll(
      admins.map(({ email, locale }) => ({
        to: email,
        locale,
        template: 'sign-in-approval' as const,
        tenantId,
        data,
      })),
    );
  }
}
