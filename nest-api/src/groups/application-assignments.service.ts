import type {
  AssignableApplicationType,
  ApplicationAssignments as AssignmentsDto,
  ChangeApplicationAssignmentsSchema,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Audit } from '../audit/audit.js';
import { NotFoundError, UnprocessableInput } from '../common/app-error.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { type ApplicationAccess, GroupApplicationsRepository } from './group-applications.repository.js';
import { GroupRoles } from './group-roles.service.js';
import { GroupsRepository } from './groups.repository.js';
import type { GroupActor } from './groups.service.js';

export type AssignmentOrders = z.output<typeof ChangeApplicationAssignmentsSchema>;

export interface Application {
  readonly type: AssignableApplicationType;
  readonly id: string;
}

/** Groups and users that one answer lists. */
const MOST_LISTED = 200;

/** Who may use an application, and how it receives groups. Applications of the platform are for everybody. */
@Injectable()
export class ApplicationAssignments {
  constructor(
    private readonly applications: GroupApplicationsRepository,
    private readonly groups: GroupsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly groupRoles: GroupRoles,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFoundError */
  get(tenantId: string, application: Application): Promise<AssignmentsDto> {
    return this.unit.inTenant(tenantId, async () =>
      this.read(tenantId, application, await this.find(tenantId, application)),
    );
  }

  /**
   * Those who are not assigned any more lose their tokens immediately.
   *
   * @throws NotFoundError
   * @throws UnprocessableInput unknown groups or users
   */
  change(actor: GroupActor, application: Application, orders: AssignmentOrders): Promise<AssignmentsDto> {
    const { tenantId, caller } = actor;
    return this.unit.inTenant(tenantId, async () => {
      await this.find(tenantId, application);
      await this.requireKnown(tenantId, orders);
      const { assignedOnly, groupsClaim, addGroups, removeGroups, addUsers, removeUsers } = orders;
      await this.applications.change(tenantId, application, { assignedOnly, groupsClaim });
      const by = caller.userId;
      const added =
        (await this.applications.assign(tenantId, application, 'groups', addGroups, by)) +
        (await this.applications.assign(tenantId, application, 'users', addUsers, by));
      const removed =
        (await this.applications.withdraw(tenantId, application, 'groups', removeGroups)) +
        (await this.applications.withdraw(tenantId, application, 'users', removeUsers));
      await this.groupRoles.endUnassigned(tenantId);
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: by },
        action: 'application.assignments_changed',
        target: { type: application.type, id: application.id },
        outcome: 'success',
        address: actor.client.address,
        detail: {
          added,
          removed,
          ...(assignedOnly !== undefined && { assignedOnly }),
          ...(groupsClaim && { groupsClaim: JSON.stringify(groupsClaim) }),
        },
      });
      return this.read(tenantId, application, await this.find(tenantId, application));
    });
  }

  private async find(tenantId: string, { type, id }: Application): Promise<ApplicationAccess> {
    const found = await this.applications.find(tenantId, type, id);
    if (!found) throw new NotFoundError('application');
    return found;
  }

  private async read(
    tenantId: string,
    application: Application,
    { assignedOnly, groupsClaim }: ApplicationAccess,
  ): Promise<AssignmentsDto> {
    return {
      assignedOnly,
      groups: await this.applications.groupsOf(tenantId, application, MOST_LISTED),
      people: await this.applications.peopleOf(tenantId, application, MOST_LISTED),
      groupsClaim: groupsClaim ?? { value: 'name', only: 'all', prefix: '' },
    };
  }

  private async requireKnown(
    tenantId: string,
    { addGroups, addUsers }: Pick<AssignmentOrders, 'addGroups' | 'addUsers'>,
  ): Promise<void> {
    const groups = await this.groups.known(tenantId, addGroups);
    if (groups.length < new Set(addGroups).size)
      throw unknown('addGroups', 'One of these groups does not exist');
    const users = await this.memberships.some(tenantId, addUsers);
    if (users.length < new Set(addUsers).size)
      throw unknown('addUsers', 'One of these users is not a member of the organization');
  }
}

function unknown(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'unknown', message }]);
}
