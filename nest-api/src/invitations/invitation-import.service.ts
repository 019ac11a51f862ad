import {
  type CheckInvitationImport,
  emailKey,
  type ImportDto,
  type InvitationImportCheck,
  LIMITS,
  type MembershipRole,
  mayGive,
  type Permission,
  type StartInvitationImport,
  TENANT_STANDING,
  type TenantStatus,
} from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError, UnprocessableInput } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { UnreadableList } from '../common/csv/unreadable-list.js';
import { requireFresh } from '../common/reauthentication.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  type ImportRow,
  ImportStopped,
  type ImportWorker,
  type LineOutcome,
  type LineRow,
} from '../imports/import.js';
import { ImportJob } from '../imports/import-job.js';
import { Imports } from '../imports/imports.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { PlanLimitReached } from '../tenants/plans/plan-limit-reached.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { permissionsHeld } from '../users/member-rules.js';
import { InvitationLimits } from './invitation-limits.js';
import { type CheckedLine, checkLines, type DefaultRole, givesMore } from './invitation-lines.js';
import { InvitationSending } from './invitation-sending.js';
import type { Inviter } from './inviter.js';
import { AddressBook } from './known-addresses.js';
import { type PersonLine, readCsv, readList, toLine } from './read-people.js';
import { SenderStanding } from './sender-standing.js';

const NOT_ALLOWED = 'The user who started this import no longer has the permission to invite users.';
const TODAY = `Your organization has sent ${LIMITS.invitationsPerDay.toLocaleString('en')} invitations within 24 hours. Import this line again later.`;

/** Invites the users of a list or a CSV file, in the background and in batches. */
@Injectable()
export class InvitationImport implements ImportWorker, OnModuleInit {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: InvitationLimits,
    private readonly bounds: PlanBounds,
    private readonly book: AddressBook,
    private readonly sending: InvitationSending,
    private readonly sender: SenderStanding,
    private readonly imports: Imports,
    private readonly job: ImportJob,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.job.register('invitations', this);
  }

  /**
   * Previews an import without sending invitations.
   *
   * @throws UnprocessableInput the text is not a valid list or file
   */
  async check(
    { caller, tenantId }: Inviter,
    { format, text, role, roleId }: Omit<CheckInvitationImport, 'tenantId'>,
  ): Promise<InvitationImportCheck> {
    const people = readOrRefuse(format, text);
    return this.unit.inTenant(tenantId, async () => {
      await this.limits.requireGivable(tenantId, caller, { role, roleId });
      const lines = await this.checked(tenantId, caller.permissions, people, { role, roleId });
      const counted = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const missing = await this.bounds.missing(tenantId, 'users', counted('invite'));
      return {
        invite: counted('invite'),
        skip: counted('skip'),
        error: counted('error'),
        room: missing ? Math.max(0, missing.limit - missing.used) : null,
        lines: lines.map(({ invitee: _, ...line }) => line),
      };
    });
  }

  /**
   * Stores invalid lines as failed and invites the others in the background.
   *
   * @throws UnprocessableInput the text is not a valid list or file
   * @throws NotFoundError the tenant does not exist
   * @throws ReauthenticationRequired an invitation grants more than the permissions of a member
   */
  async start(
    inviter: Inviter,
    { id, format, text, role, roleId }: Omit<StartInvitationImport, 'tenantId'>,
  ): Promise<ImportDto> {
    const { caller, client, tenantId } = inviter;
    await this.limits.rateLimit(inviter);
    const people = readOrRefuse(format, text);
    const lines = await this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      await this.limits.requireGivable(tenantId, caller, { role, roleId });
      return this.checked(tenantId, caller.permissions, people, { role, roleId });
    });
    if (lines.some(({ invitee }) => invitee && givesMore(invitee))) requireFresh(caller, this.clock.now());
    return this.imports.start({
      id,
      kind: 'invitations',
      tenantId,
      startedBy: caller.userId,
      address: client.address,
      options: { role, roleId },
      columns: Object.keys(people[0]?.cells ?? {}),
      lines: people.map((person, index) => ({
        // A line of a list may contain several addresses. Each counts as a line.
        line: format === 'csv' ? person.line : index + 1,
        cells: person.cells,
        emailKey: person.email ? emailKey(person.email) : null,
        failed: lines[index]?.outcome === 'error' ? lines[index].message : null,
      })),
    });
  }

  async work(
    { tenantId, startedBy, address, options }: ImportRow,
    lines: readonly LineRow[],
  ): Promise<LineOutcome[]> {
    const tenant = tenantId as string;
    const permissions = await this.permissionsNow(tenant, startedBy);
    const people = lines.map(({ line, cells }) => toLine(line, cells));
    const checked = await this.checked(tenant, permissions, people, defaultRole(options));
    const invitees = checked.flatMap(({ invitee }) => invitee ?? []);
    const { room, because } = await this.roomFor(tenant, invitees.length);
    const invited = new Set(invitees.slice(0, room));
    await this.sending.send({ tenantId: tenant, userId: startedBy, address }, [...invited]);
    return checked.map(({ line, outcome, message, invitee }) => {
      if (invitee && invited.has(invitee)) return { line, outcome: 'created', message: null };
      if (invitee) return { line, outcome: 'failed', message: because };
      return { line, outcome: outcome === 'skip' ? 'skipped' : 'failed', message };
    });
  }

  private async checked(
    tenantId: string,
    permissions: readonly Permission[],
    people: readonly PersonLine[],
    otherwise: DefaultRole,
  ): Promise<CheckedLine[]> {
    const emails = people.filter(({ error }) => error === null).map(({ email }) => email);
    const known = await this.book.of(tenantId, permissions, emails);
    const admin = permissionsHeld({ role: 'tenant_admin', rolePermissions: null });
    return checkLines(people, known, otherwise, mayGive(permissions, admin));
  }

  /** The number of invitations that the plan and the daily limit allow, and the error for the others. */
  private async roomFor(tenantId: string, more: number): Promise<{ room: number; because: string }> {
    const missing = await this.bounds.missing(tenantId, 'users', more);
    const inPlan = missing ? Math.max(0, missing.limit - missing.used) : more;
    const today = await this.sending.leftToday(tenantId);
    return today < inPlan
      ? { room: today, because: TODAY }
      : { room: inPlan, because: missing ? new PlanLimitReached({ ...missing, wanted: 1 }).message : '' };
  }

  /**
   * The current permissions of the user, who may have been removed or demoted since they started the import.
   *
   * @throws ImportStopped
   */
  private async permissionsNow(tenantId: string, userId: string): Promise<readonly Permission[]> {
    const permissions = await this.sender.permissionsIn(tenantId, userId);
    if (!permissions?.includes('user_management')) throw new ImportStopped(NOT_ALLOWED);
    const { status } = await this.tenants.require(tenantId);
    const standing = TENANT_STANDING[status as TenantStatus];
    if (!permissions.includes('platform_management') && !standing.write) {
      throw new ImportStopped(standing.message ?? NOT_ALLOWED);
    }
    return permissions;
  }
}

function defaultRole({ role, roleId }: ImportRow['options']): DefaultRole {
  return { role: role as MembershipRole, roleId: typeof roleId === 'string' ? roleId : null };
}

function readOrRefuse(format: 'list' | 'csv', text: string): PersonLine[] {
  try {
    return format === 'csv' ? readCsv(text) : readList(text);
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    throw new UnprocessableInput([{ field: 'text', code: 'unreadable', message: error.message }]);
  }
}
