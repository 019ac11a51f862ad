import type {
  AssignProvisioning,
  AuditAction,
  ChangeProvisioning,
  CreateProvisioning,
  PreviewProvisioning,
  ProvisioningListQuery,
  ProvisioningObjectListQuery,
  ProvisioningPreview,
} from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { Counted } from '../../common/paging.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Jobs } from '../../jobs/jobs.js';
import { aadOf } from '../delivery/targets.js';
import { toResource } from '../mapping/account-paths.js';
import { buildAccount } from '../mapping/build-account.js';
import { DueObjects } from '../objects/due-objects.repository.js';
import type { ObjectRow } from '../objects/object-row.js';
import { ProvisioningObjects } from '../objects/provisioning-objects.repository.js';
import { WantedObjects } from '../objects/wanted-objects.repository.js';
import { ProvisioningReconcileJob } from '../reconcile/provisioning-reconcile.job.js';
import { changedSettings, requireFitting, settingsOf } from './apply-settings.js';
import { type AssignmentRow, AssignmentsRepository } from './assignments.repository.js';
import type { ProvisioningView } from './provisioning.dto.js';
import { type ApplicationProvisioning, ProvisioningRepository } from './provisioning.repository.js';
import { ApplicationOfPlatform, ProvisioningExists } from './provisioning-refused.js';
import { SoundMappings } from './sound-mappings.js';

const ANY_TENANT = 'a superadmin manages the provisioning of every tenant';
const NO_COUNTS = { waiting: 0, in_sync: 0, refused: 0, leaving: 0, gone: 0, drifted: 0 };

/** Provisioning of a tenant's applications for its admins, and of all for superadmins. */
@Injectable()
export class Provisionings {
  constructor(
    private readonly em: EntityManager,
    private readonly provisionings: ProvisioningRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly objects: ProvisioningObjects,
    private readonly due: DueObjects,
    private readonly wanted: WantedObjects,
    private readonly mappings: SoundMappings,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Nothing is sent before it is started.
   *
   * @throws NotFoundError unknown application, or not the caller's
   * @throws ApplicationOfPlatform
   * @throws ProvisioningExists
   * @throws UnprocessableInput a custom attribute that is not defined, or does not fit
   */
  async create(caller: Caller, input: CreateProvisioning, from: ClientContext): Promise<ProvisioningView> {
    try {
      return await this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
        const id = input.application_id;
        const application = await this.provisionings.application(id);
        if (!application) throw new NotFoundError('application');
        const { kind, tenantId } = application;
        if (tenantId === null) throw new ApplicationOfPlatform();
        const settings = settingsOf(input);
        const mapping = await this.mappings.require(tenantId, settings.mapping);
        const provisioning = this.provisionings.add({
          id,
          tenantId,
          [kind === 'oidc' ? 'clientId' : 'serviceProviderId']: id,
          ...settings,
          mapping,
          ...this.sealed({ id }, input.secret),
          refreshWanted: 'accounts',
          createdBy: caller.userId,
        });
        await this.em.flush();
        await this.record(caller, 'provisioning.created', provisioning, from, auditedSettings(provisioning));
        return this.viewOf(provisioning);
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ProvisioningExists();
      throw error;
    }
  }

  /** At most `limit + 1`. */
  list(caller: Caller, query: ProvisioningListQuery): Promise<ProvisioningView[]> {
    const tenantId = tenantInQuestion(caller, query.tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
      const found = await this.provisionings.page(tenantId, query.application ?? null, query);
      return this.viewsOf(found);
    });
  }

  /** @throws NotFoundError */
  get(caller: Caller, id: string): Promise<ProvisioningView> {
    return this.open(caller, id, (provisioning) => this.viewOf(provisioning));
  }

  /** @throws NotFoundError  @throws StaleVersion  @throws UnprocessableInput */
  change(
    caller: Caller,
    id: string,
    { version, secret, ...input }: ChangeProvisioning,
    from: ClientContext,
  ): Promise<ProvisioningView> {
    return this.edit(caller, id, async (provisioning) => {
      if (provisioning.version !== version) throw new StaleVersion('application');
      const changed = changedSettings(input);
      if (changed.mapping)
        changed.mapping = await this.mappings.require(provisioning.tenantId, changed.mapping);
      requireFitting({ ...provisioning, ...changed }, provisioning, secret !== undefined);
      Object.assign(provisioning, changed, secret === undefined ? {} : this.sealed(provisioning, secret));
      provisioning.refreshWanted = 'accounts';
      // Whatever failed may be what was corrected.
      Object.assign(provisioning, { retryAt: null, problem: null, failures: 0 });
      await this.em.flush();
      const names = [...Object.keys(input), ...(secret === undefined ? [] : ['secret'])];
      await this.record(caller, 'provisioning.updated', provisioning, from, { changed: names });
      return this.viewOf(provisioning);
    });
  }

  /** The accounts at the target stay as they are. @throws NotFoundError */
  delete(caller: Caller, id: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (provisioning) => {
      await this.record(caller, 'provisioning.deleted', provisioning, from, {});
      await this.provisionings.remove(provisioning);
    });
  }

  /** @throws NotFoundError */
  start(caller: Caller, id: string, from: ClientContext): Promise<ProvisioningView> {
    return this.edit(caller, id, async (provisioning) => {
      Object.assign(provisioning, {
        state: 'active',
        retryAt: null,
        problem: null,
        failures: 0,
        toldAt: null,
      });
      provisioning.nextReconcileAt ??= this.clock.now();
      await this.em.flush();
      await this.record(caller, 'provisioning.started', provisioning, from, {});
      return this.viewOf(provisioning);
    });
  }

  /** @throws NotFoundError */
  pause(caller: Caller, id: string, from: ClientContext): Promise<ProvisioningView> {
    return this.edit(caller, id, async (provisioning) => {
      provisioning.state = 'paused';
      await this.em.flush();
      await this.record(caller, 'provisioning.paused', provisioning, from, {});
      return this.viewOf(provisioning);
    });
  }

  /** The comparison runs in the background. @throws NotFoundError */
  async reconcile(caller: Caller, id: string, from: ClientContext): Promise<ProvisioningView> {
    const view = await this.edit(caller, id, async (provisioning) => {
      provisioning.nextReconcileAt = this.clock.now();
      provisioning.retryAt = null;
      await this.em.flush();
      await this.record(caller, 'provisioning.reconcile_requested', provisioning, from, {});
      return this.viewOf(provisioning);
    });
    this.jobs.runSoon(ProvisioningReconcileJob.NAME);
    return view;
  }

  /** @throws NotFoundError unknown application or user, or not the caller's  @throws UnprocessableInput as for `change` */
  preview(caller: Caller, id: string, input: PreviewProvisioning): Promise<ProvisioningPreview> {
    return this.open(caller, id, async ({ tenantId, mapping }) => {
      const profile = (await this.due.profiles(tenantId, [input.user_id])).get(input.user_id);
      if (!profile) throw new NotFoundError('user');
      const given = input.mapping && (await this.mappings.require(tenantId, input.mapping));
      const { account, empty } = buildAccount(profile, given ?? mapping);
      return {
        is_assigned: await this.wanted.isAssigned(id, input.user_id),
        resource: toResource(account),
        empty: [...empty],
      };
    });
  }

  /** At most `limit + 1`. @throws NotFoundError */
  listObjects(caller: Caller, id: string, query: ProvisioningObjectListQuery): Promise<Counted<ObjectRow>> {
    return this.open(caller, id, () => this.objects.page(id, query));
  }

  /** One object, or all that are refused or differ. @returns how many @throws NotFoundError */
  retry(caller: Caller, id: string, objectId: string | null): Promise<number> {
    return this.edit(caller, id, async (provisioning) => {
      if (objectId && !(await this.objects.exists(id, objectId))) throw new NotFoundError('object');
      provisioning.retryAt = null;
      await this.em.flush();
      return this.objects.retry(id, objectId, this.clock.now());
    });
  }

  /** At most `limit + 1`. @throws NotFoundError */
  listAssignments(
    caller: Caller,
    id: string,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<AssignmentRow[]> {
    return this.open(caller, id, () => this.assignments.page(id, page));
  }

  /** @throws NotFoundError unknown user or group  @throws AssignmentExists */
  assign(caller: Caller, id: string, input: AssignProvisioning, from: ClientContext): Promise<AssignmentRow> {
    return this.edit(caller, id, async (provisioning) => {
      const assigned = { userId: input.user_id ?? null, groupId: input.group_id ?? null };
      const row = await this.assignments.add(provisioning.tenantId, id, assigned, this.clock.now());
      if (!row) throw new NotFoundError(input.user_id ? 'user' : 'group');
      await this.look(provisioning);
      await this.record(caller, 'provisioning.assigned', provisioning, from, assigned);
      return row;
    });
  }

  /** @throws NotFoundError */
  unassign(caller: Caller, id: string, assignmentId: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (provisioning) => {
      const assigned = await this.assignments.remove(id, assignmentId);
      if (!assigned) throw new NotFoundError('assignment');
      await this.look(provisioning);
      await this.record(caller, 'provisioning.unassigned', provisioning, from, { ...assigned });
    });
  }

  private async look(provisioning: ApplicationProvisioning): Promise<void> {
    provisioning.refreshWanted ??= 'assignments';
    await this.em.flush();
  }

  /** The settings for a request to the target. @throws NotFoundError */
  settings(caller: Caller, id: string): Promise<ApplicationProvisioning> {
    return this.open(caller, id, (provisioning) => Promise.resolve(provisioning));
  }

  private open<T>(
    caller: Caller,
    id: string,
    work: (provisioning: ApplicationProvisioning) => Promise<T>,
  ): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const provisioning = await this.provisionings.find(id);
      if (!provisioning) throw new NotFoundError('provisioning');
      return work(provisioning);
    });
  }

  private edit<T>(
    caller: Caller,
    id: string,
    work: (provisioning: ApplicationProvisioning) => Promise<T>,
  ): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const provisioning = await this.provisionings.lock(id);
      if (!provisioning) throw new NotFoundError('provisioning');
      return work(provisioning);
    });
  }

  private async viewOf(provisioning: ApplicationProvisioning): Promise<ProvisioningView> {
    return (await this.viewsOf([provisioning]))[0] as ProvisioningView;
  }

  private async viewsOf(found: readonly ApplicationProvisioning[]): Promise<ProvisioningView[]> {
    const counts = await this.objects.countsOf(found.map(({ id }) => id));
    const views: ProvisioningView[] = [];
    for (const provisioning of found) {
      const application = await this.provisionings.application(provisioning.id);
      views.push({
        provisioning,
        application: {
          kind: provisioning.clientId ? 'oidc' : 'saml',
          name: application?.name ?? '',
        },
        counts: counts.get(provisioning.id) ?? NO_COUNTS,
      });
    }
    return views;
  }

  private sealed(row: Pick<ApplicationProvisioning, 'id'>, secret: string) {
    // The end of a short secret would say too much of it.
    const secretLastFour = secret.length >= 12 ? secret.slice(-4) : '';
    return { secret: this.keys.seal(secret, aadOf(row)), secretLastFour };
  }

  private record(
    caller: Caller,
    action: Extract<AuditAction, `provisioning.${string}`>,
    { id, tenantId, clientId }: ApplicationProvisioning,
    from: ClientContext,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: clientId ? 'oauth_client' : 'saml_service_provider', id },
      outcome: 'success',
      address: from.address,
      detail,
    });
  }
}

function auditedSettings({ baseUrl, assigned, leaveAction }: ApplicationProvisioning): AuditDetail {
  return { host: new URL(baseUrl).host, assigned, leaveAction };
}
