import {
  type ChangeIncident,
  type CloseIncident,
  type IncidentQuery,
  MOST_INCIDENT_SESSIONS,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { SessionsRepository } from '../auth/sessions.repository.js';
import { ConflictError, NotFoundError, StaleVersion, UnprocessableInput } from '../common/app-error.js';
import { type Caller, tenantInQuestion } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { type Counted, counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ClientsRepository } from '../oauth2/clients/clients.repository.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { TenantAdmins } from '../users/tenant-admins.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { type IncidentNames, isOfUser, type WholeIncident } from './incident.dto.js';
import {
  type EntryRow,
  type IncidentRow,
  IncidentsRepository,
  type NewEntry,
} from './incidents.repository.js';

/** A closed incident is changed only after it is reopened. */
export class IncidentClosed extends ConflictError {
  readonly code = 'incident_closed';

  constructor() {
    super('This incident is closed. Reopen it first.');
  }
}

/** A change of an incident, and its author. */
export interface IncidentOrder {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly id: string;
}

type IncidentAuditAction =
  | 'incident.updated'
  | 'incident.commented'
  | 'incident.closed'
  | 'incident.action_taken';

const WHY = 'a superadmin looks after incidents';
/** An attacker may sign in before the first failure. */
const BEFORE_MS = 600_000;
const SECRET_METHODS: readonly string[] = ['client_secret_basic', 'client_secret_post'];
/** Like the number of admins who get a mail. */
const MOST_ASSIGNEES = 50;

/** Incidents of an organization for its admins, and all incidents for superadmins. */
@Injectable()
export class Incidents {
  constructor(
    private readonly incidents: IncidentsRepository,
    private readonly admins: TenantAdmins,
    private readonly users: UsersRepository,
    private readonly tenants: TenantsRepository,
    private readonly sessions: SessionsRepository,
    private readonly clients: ClientsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(caller: Caller, query: IncidentQuery): Promise<Counted<IncidentRow> & { names: IncidentNames }> {
    const tenantId = tenantInQuestion(caller, query.tenantId);
    return this.unit.inScopeOf(tenantId, WHY, async () => {
      const page = await counted(await this.incidents.page(tenantId, query), query, (most) =>
        this.incidents.count(tenantId, query, most),
      );
      return { ...page, names: await this.namesIn(page.rows, []) };
    });
  }

  /** @throws NotFoundError */
  get(caller: Caller, id: string): Promise<WholeIncident> {
    return this.in(caller, async () => {
      const row = await this.require(id);
      const entries = await this.incidents.entriesOf(id);
      return {
        row,
        entries,
        names: await this.namesIn([row], entries),
        sessions: await this.sessionsOf(row),
        assignees: await this.assigneesOf(row.tenantId),
        application: await this.applicationOf(row),
      };
    });
  }

  /** @throws NotFoundError @throws StaleVersion @throws IncidentClosed @throws UnprocessableInput */
  change(order: IncidentOrder, { version, ...wanted }: ChangeIncident): Promise<void> {
    return this.in(order.caller, async () => {
      const row = await this.require(order.id);
      if (row.state === 'closed' && wanted.state !== 'open') throw new IncidentClosed();
      const assignee = wanted.assigneeId ? await this.requireAssignee(row.tenantId, wanted.assigneeId) : null;
      const { state, assigneeId } = wanted;
      const given = { ...(state && { state }), ...(assigneeId !== undefined && { assigneeId }) };
      if (!(await this.incidents.change(row.id, version, given))) throw new StaleVersion('incident');
      if (state && state !== row.state)
        await this.enter(order, row, { kind: 'state_changed', detail: { state } });
      if (assigneeId !== undefined && assigneeId !== row.assigneeId)
        await this.enter(order, row, {
          kind: 'assigned',
          detail: assignee ? { assignee: assignee.id } : {},
        });
      await this.record(order, row, 'incident.updated', given);
    });
  }

  /** @throws NotFoundError */
  comment(order: IncidentOrder, text: string): Promise<void> {
    return this.in(order.caller, async () => {
      const row = await this.require(order.id);
      await this.enter(order, row, { kind: 'comment', text });
      await this.record(order, row, 'incident.commented', {});
    });
  }

  /** @throws NotFoundError @throws StaleVersion @throws IncidentClosed */
  close(order: IncidentOrder, { version, reason, comment }: CloseIncident): Promise<void> {
    return this.in(order.caller, async () => {
      const row = await this.require(order.id);
      if (row.state === 'closed') throw new IncidentClosed();
      if (!(await this.incidents.close(row.id, version, reason))) throw new StaleVersion('incident');
      await this.enter(order, row, { kind: 'closed', text: comment, detail: { reason } });
      await this.record(order, row, 'incident.closed', { reason });
    });
  }

  /** The incident, for an action. @throws NotFoundError @throws IncidentClosed */
  toActOn(caller: Caller, id: string): Promise<IncidentRow> {
    return this.in(caller, async () => {
      const row = await this.require(id);
      if (row.state === 'closed') throw new IncidentClosed();
      return row;
    });
  }

  /** Writes an action into the timeline and the audit log. */
  noteAction(order: IncidentOrder, row: IncidentRow, detail: Readonly<Record<string, string | number>>) {
    return this.in(order.caller, async () => {
      await this.enter(order, row, { kind: 'action_taken', detail });
      await this.record(order, row, 'incident.action_taken', detail);
    });
  }

  /** Shows the caller's tenant, or everything to a superadmin. */
  private in<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), WHY, work);
  }

  /** Of users who signed in, since shortly before the first failure. */
  private sessionsOf({ tenantId, signedIn, firstSeenAt }: IncidentRow) {
    const since = new Date(new Date(firstSeenAt).getTime() - BEFORE_MS);
    return this.sessions.openSince(
      { tenantId, userIds: signedIn, since },
      this.clock.now(),
      MOST_INCIDENT_SESSIONS,
    );
  }

  /** Whose secret may be in other hands. An admin of an organization rotates none of the platform. */
  private async applicationOf({ id, kind }: IncidentRow): Promise<WholeIncident['application']> {
    const applicationId = kind === 'token_reused' ? await this.incidents.applicationOf(id) : null;
    const client = applicationId ? await this.clients.find(applicationId) : null;
    if (!client || !SECRET_METHODS.includes(client.tokenEndpointAuthMethod)) return null;
    return { id: client.id, name: client.name };
  }

  private async namesIn(rows: readonly IncidentRow[], entries: readonly EntryRow[]): Promise<IncidentNames> {
    const wanted = [
      ...rows.flatMap(({ users, assigneeId }) => [...(entries.length > 0 ? users : []), assigneeId]),
      ...rows.flatMap(({ kind, subject }) => (isOfUser(kind) ? [subject] : [])),
      ...entries.map(({ authorId }) => authorId),
    ].filter((id) => id !== null);
    const users = await this.users.all([...new Set(wanted)]);
    return {
      tenants: await this.tenants.namesOf([...new Set(rows.flatMap(({ tenantId }) => tenantId ?? []))]),
      users: new Map([...users].map(([id, user]) => [id, { name: fullName(user), email: user.email }])),
    };
  }

  private async require(id: string): Promise<IncidentRow> {
    const row = await this.incidents.find(id);
    if (!row) throw new NotFoundError('incident');
    return row;
  }

  private async requireAssignee(tenantId: string | null, id: string) {
    const assignee = (await this.assigneesOf(tenantId)).find((admin) => admin.id === id);
    if (assignee) return assignee;
    throw new UnprocessableInput([
      {
        field: 'assigneeId',
        code: 'unknown',
        message:
          'Choose an active admin of the organization, or a superadmin for an incident of the platform',
      },
    ]);
  }

  private async assigneesOf(tenantId: string | null): Promise<{ id: string; name: string }[]> {
    const admins =
      tenantId === null ? await this.users.superadmins(MOST_ASSIGNEES) : await this.admins.of(tenantId);
    return admins.map((admin) => ({ id: admin.id, name: fullName(admin) }));
  }

  private enter(
    { caller }: IncidentOrder,
    row: IncidentRow,
    entry: Omit<NewEntry, 'authorId'>,
  ): Promise<void> {
    return this.incidents.enter(row, { ...entry, authorId: caller.userId });
  }

  private record(
    { caller, client }: IncidentOrder,
    { id, tenantId }: IncidentRow,
    action: IncidentAuditAction,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'incident', id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

function fullName({ givenName, familyName, email }: User): string {
  return `${givenName} ${familyName}`.trim() || email;
}
