import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { Lease } from '../../database/lease.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { DueTarget } from '../settings/due-provisioning.sql.js';
import { ProvisioningRepository } from '../settings/provisioning.repository.js';

/** How long a process that died keeps a target from the others. */
const LEASE_SECONDS = 8;
const RENEW_MS = 2_000;

/** The right to deliver to a target. */
export interface TargetLease {
  /** Aborted when the process stops or loses the lease. */
  readonly signal: AbortSignal;
  /** A process that was suspended learns here that its lease expired. @throws DOMException AbortError */
  confirm(): void;
}

/** Lets one process at a time deliver to a target. */
@Injectable()
export class TargetLeases {
  constructor(
    private readonly provisionings: ProvisioningRepository,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing while another process has the lease. After work that throws, the lease expires instead of ending, so that
   * the next attempt waits.
   */
  async hold(
    target: DueTarget,
    stopping: AbortSignal,
    work: (lease: TargetLease) => Promise<void>,
  ): Promise<void> {
    // Requests end a beat before the lease does.
    const lease = new Lease(LEASE_SECONDS * 1_000 - RENEW_MS);
    const lost = new AbortController();
    let until: Date | null = null;
    const renew = async () => {
      const asked = lease.ask();
      until = await this.extend(target, until);
      if (until) lease.renew(asked);
      else lost.abort();
    };
    await renew();
    if (lost.signal.aborted) return;
    const expire = () => {
      if (!lease.holds()) lost.abort();
    };
    let renewal: Promise<void> | null = null;
    const beat = setInterval(() => {
      expire();
      // While the database is away, the lease lasts until it expires.
      renewal ??= renew()
        .catch(() => undefined)
        .finally(() => {
          renewal = null;
        });
    }, RENEW_MS);
    beat.unref();
    const signal = AbortSignal.any([stopping, lost.signal]);
    const confirm = () => {
      expire();
      signal.throwIfAborted();
    };
    try {
      await work({ signal, confirm });
    } finally {
      clearInterval(beat);
      await renewal;
    }
    await this.end(target, until);
  }

  /** @param until the end of the lease so far; null for a new one @returns its end; null: another process has it */
  private extend({ id, tenantId }: DueTarget, until: Date | null): Promise<Date | null> {
    return this.unit.inTenant(tenantId, () => {
      const now = this.clock.now();
      return this.provisionings.serve(id, until, now, plusSeconds(now, LEASE_SECONDS));
    });
  }

  private async end({ id, tenantId }: DueTarget, until: Date | null): Promise<void> {
    if (until) await this.unit.inTenant(tenantId, () => this.provisionings.serveNoLonger(id, until));
  }
}
