import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { ApplicationProvisioning, Comparison } from '../application-provisioning.entity.js';
import { differencesWith } from '../mapping/differences.js';
import type { ObjectRow } from '../objects/object-row.js';
import type { Found, ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import { type ComparedObject, ComparedObjects } from './compared-objects.repository.js';

/** A target whose pages never end, or begin again, is not read for ever. */
const MOST_PAGES = 20_000;

/** Reads all accounts of a target and compares them with what it should have. */
@Injectable()
export class Comparisons {
  constructor(
    private readonly objects: ComparedObjects,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Differences are shown to the admins, who decide. An account that works although it must not is deactivated at once.
   *
   * @returns null if the process stops before the end
   * @throws TargetProblem
   */
  async compare(
    { id, tenantId }: ApplicationProvisioning,
    target: ScimTarget,
    stopping: AbortSignal,
  ): Promise<Comparison | null> {
    const at = this.clock.now();
    const numbers = { accounts: 0, unmanaged: 0, drifted: 0 };
    let next: number | null = 1;
    for (let page = 0; next !== null; page++) {
      if (stopping.aborted) return null;
      if (page === MOST_PAGES)
        throw new TargetProblem('not_scim', { detail: 'The list of users has no end' });
      const listing = await target.list('Users', next);
      if (listing.next !== null && listing.next <= next)
        throw new TargetProblem('not_scim', { detail: 'The list of users does not advance' });
      const { resources } = listing;
      const compared = await this.unit.inTenant(tenantId, async () => {
        const known = await this.objects.withTargetIds(
          id,
          resources.map((resource) => resource.id),
        );
        const results = known.map((object) => comparedWith(object, resources));
        await this.objects.note(results, at);
        return results;
      });
      numbers.accounts += resources.length;
      numbers.unmanaged += resources.length - compared.length;
      numbers.drifted += compared.filter(({ drift }) => drift).length;
      next = listing.next;
    }
    const missing = await this.unit.inTenant(tenantId, async () => {
      await this.objects.retryRefused(id, at);
      return this.objects.noteMissing(id, at);
    });
    return { ...numbers, missing };
  }
}

function comparedWith(object: ObjectRow, resources: readonly Found[]): ComparedObject {
  const theirs = resources.find(({ id }) => id === object.targetId) as Found;
  const differences = object.sent ? differencesWith(object.sent, theirs) : [];
  // What is under way is not drift.
  const isSettled = object.status === 'in_sync' || object.status === 'gone';
  const isDeactivated =
    object.status === 'gone' || (object.status === 'in_sync' && object.sent?.active === false);
  const mustDeactivate = isDeactivated && differences.some(({ attribute }) => attribute === 'active');
  const drift = isSettled && differences.length > 0 && !mustDeactivate ? differences : null;
  return { id: object.id, drift, mustDeactivate };
}
