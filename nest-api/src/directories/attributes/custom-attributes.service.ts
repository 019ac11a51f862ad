import {
  type CreateCustomAttribute,
  type CustomAttributeValues as CustomAttributeValuesDto,
  MOST_CUSTOM_ATTRIBUTES,
} from '@gatehouse/contracts';
import { customUserSchema, findPath, type ScimResourceType, USER_TYPE, userType } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail, type AuditRecord } from '../../audit/audit.js';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import type { CustomAttributesOfUsers } from '../../users/custom-attribute-relations.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import {
  CustomAttributeInUse,
  CustomAttributeNameTaken,
  TooManyCustomAttributes,
} from './custom-attribute-refused.js';
import { CustomAttributeValues } from './custom-attribute-values.repository.js';
import { type CustomAttributeRow, CustomAttributesRepository } from './custom-attributes.repository.js';

/** Who changes attributes, and in which organization. */
export interface AttributeActor {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

/** An attribute with the number of users who have a value. */
export type CountedAttribute = CustomAttributeRow & { readonly users: number };

const OF_PLATFORM = {
  code: 'of_platform',
  message: 'Only an application of an organization can use custom attributes',
};
const UNKNOWN = { code: 'unknown', message: 'The organization defines no custom attribute of this name' };

/** At most about 30 KB each, with 50 attributes. */
const MOST_ORGANIZATIONS = 5_000;

interface HeldType {
  readonly tenantId: string;
  readonly type: ScimResourceType;
}

/** Attributes that organizations define for the users of their directories. */
@Injectable()
export class CustomAttributes implements CustomAttributesOfUsers {
  private readonly types: ChangeCache<HeldType>;

  constructor(
    private readonly attributes: CustomAttributesRepository,
    private readonly values: CustomAttributeValues,
    private readonly tenants: TenantsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {
    this.types = changes.cache({
      most: MOST_ORGANIZATIONS,
      dependsOn: ({ tenantId }) => [`custom_attributes:${tenantId}`],
    });
  }

  list(tenantId: string): Promise<CountedAttribute[]> {
    return this.unit.inTenant(tenantId, async () => {
      const rows = await this.attributes.list(tenantId);
      const users = rows.length > 0 ? await this.attributes.usersByName(tenantId) : new Map<string, number>();
      return rows.map((row) => ({ ...row, users: users.get(row.name) ?? 0 }));
    });
  }

  /** What SCIM says of the users of an organization, from memory until the database notifies of a change. */
  async userType(tenantId: string): Promise<ScimResourceType> {
    const held = await this.types.get(tenantId, async () => {
      const rows = await this.unit.inTenant(tenantId, () => this.attributes.list(tenantId));
      return { tenantId, type: typeOf(rows) };
    });
    return held.type;
  }

  /**
   * @throws NotFoundError no such tenant
   * @throws UnprocessableInput SCIM defines an attribute of this name
   * @throws CustomAttributeNameTaken  @throws TooManyCustomAttributes
   */
  async create(
    { caller, client, tenantId }: AttributeActor,
    input: Omit<CreateCustomAttribute, 'tenantId'>,
  ): Promise<CountedAttribute> {
    if (findPath(input.name, USER_TYPE))
      throw new UnprocessableInput([
        {
          field: 'name',
          code: 'reserved',
          message: 'SCIM defines an attribute of this name. Choose another one',
        },
      ]);
    const created = await this.unit.inTenant(tenantId, async () => {
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      await this.tenants.takeTurns([tenantId]);
      if ((await this.attributes.list(tenantId)).length >= MOST_CUSTOM_ATTRIBUTES)
        throw new TooManyCustomAttributes();
      const id = await this.attributes.add(tenantId, input, caller.userId, this.clock.now());
      if (id === null) throw new CustomAttributeNameTaken();
      const { name, type, multiValued } = input;
      await this.record({ caller, client, tenantId }, 'custom_attribute.created', {
        name,
        type,
        multiValued,
      });
      return { ...((await this.attributes.find(tenantId, id)) as CustomAttributeRow), users: 0 };
    });
    // Before the response is sent, this process applies the change.
    await this.changes.catchUp();
    return created;
  }

  /**
   * The attributes that a mapping names, in whatever case. They stay until the unit of work of the caller ends.
   *
   * @param tenantId null for an application of the platform
   * @param named names by the field of the form
   * @throws UnprocessableInput the organization does not define one of them, or there is none
   */
  async requireDefined(
    tenantId: string | null,
    named: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, CustomAttributeRow>> {
    if (named.size === 0) return new Map();
    if (tenantId === null)
      throw new UnprocessableInput([...named.keys()].map((field) => ({ field, ...OF_PLATFORM })));
    // An attribute is deleted in the same turn.
    await this.tenants.takeTurns([tenantId]);
    const rows = new Map((await this.attributes.list(tenantId)).map((row) => [row.name.toLowerCase(), row]));
    const found = [...named].map(([field, name]) => [field, rows.get(name.toLowerCase())] as const);
    const unknown = found.filter(([, row]) => !row).map(([field]) => ({ field, ...UNKNOWN }));
    if (unknown.length > 0) throw new UnprocessableInput(unknown);
    return new Map(found as [string, CustomAttributeRow][]);
  }

  /** Every attribute of the organization with the values of a member. @throws NotFoundError no such member */
  async ofMember(tenantId: string, userId: string): Promise<CustomAttributeValuesDto> {
    const [isManaged, rows] = await this.unit.inTenant(tenantId, async () => {
      const membership = await this.memberships.find(tenantId, userId);
      if (!membership) throw new NotFoundError('person');
      return [membership.directoryId !== null, await this.attributes.list(tenantId)];
    });
    const values = rows.length > 0 ? await this.valuesOf(tenantId, userId) : {};
    const items = rows.map(({ name, label, type, multiValued }) => ({
      name,
      label,
      type,
      multiValued,
      values: Object.hasOwn(values, name) ? [values[name]].flat().map(String) : [],
    }));
    return { isManaged, items };
  }

  /** Values of a member by name, in no unit of work. */
  valuesOf(tenantId: string, userId: string): Promise<Readonly<Record<string, unknown>>> {
    return this.values.of(tenantId, userId);
  }

  /** Removes its values too. @throws NotFoundError  @throws CustomAttributeInUse */
  async delete(actor: AttributeActor, id: string): Promise<void> {
    const { tenantId } = actor;
    await this.unit.inTenant(tenantId, async () => {
      // Directories write their users in the same turn.
      await this.tenants.takeTurns([tenantId]);
      const attribute = await this.attributes.find(tenantId, id);
      if (!attribute) throw new NotFoundError('custom attribute');
      const uses = await this.attributes.uses(tenantId, attribute.name);
      if (uses.length > 0) throw new CustomAttributeInUse(uses);
      await this.attributes.remove(id);
      const users = await this.attributes.removeValues(tenantId, attribute.name, this.clock.now());
      await this.record(actor, 'custom_attribute.deleted', { name: attribute.name, users });
    });
    await this.changes.catchUp();
  }

  private record(
    { caller, client, tenantId }: AttributeActor,
    action: AuditRecord['action'],
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'tenant', id: tenantId },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

function typeOf(rows: readonly CustomAttributeRow[]): ScimResourceType {
  if (rows.length === 0) return USER_TYPE;
  return userType([customUserSchema(rows.map(({ label, ...row }) => ({ ...row, description: label })))]);
}
