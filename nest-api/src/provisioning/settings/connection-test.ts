import type { ProvisioningTest } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';
import { Targets } from '../delivery/targets.js';
import type { ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';
import type { Json } from '../target/target-request.js';

/** Asks a target what it is, without changing anything there. */
@Injectable()
export class ConnectionTest {
  constructor(
    private readonly targets: Targets,
    private readonly clock: Clock,
  ) {}

  async run(provisioning: ApplicationProvisioning): Promise<ProvisioningTest> {
    const target = this.targets.of(provisioning);
    const unknown = { patch: null, filter: null, groups: null };
    try {
      // Of a target that has no configuration endpoint, the list of users tells whether the credentials work.
      const { total } = await target.list('Users', 1);
      const supports = await supportsOf(target);
      return { ok: true, problem: null, users: total, supports };
    } catch (error) {
      if (!(error instanceof TargetProblem)) throw error;
      return { ok: false, problem: error.toRecord(this.clock.now()), users: null, supports: unknown };
    }
  }
}

async function supportsOf(target: ScimTarget): Promise<ProvisioningTest['supports']> {
  const configuration = await orNull(() => target.configuration());
  const groups = await orNull(() => target.list('Groups', 1));
  return {
    patch: supported(configuration, 'patch'),
    filter: supported(configuration, 'filter'),
    groups: groups !== null,
  };
}

function supported(configuration: Json | null, name: string): boolean | null {
  const feature = configuration?.[name] as { supported?: unknown } | undefined;
  return typeof feature?.supported === 'boolean' ? feature.supported : null;
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TargetProblem) return null;
    throw error;
  }
}
