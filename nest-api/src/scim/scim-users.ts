import {
  applyPatch,
  type ListQuery,
  type Projection,
  project,
  readListQuery,
  readProjection,
  readSearch,
  readUser,
  resolveQuery,
  toListResponse,
} from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import type { DirectoryUserView } from '../directories/directory-caller.js';
import { DirectoryUsers } from '../directories/directory-users.service.js';
import { DirectoryGroups } from '../groups/directory-groups.service.js';
import { versionToMatch } from './if-match.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { answerWith, represent, required, requireId, unchangedAnswer, wants } from './scim-resource.js';

/** A page of resources of one type, for a list and for a search over both types. */
export interface ScimPage {
  readonly total: number;
  readonly resources: readonly Record<string, unknown>[];
  readonly nextCursor: string | null;
}

/** `/Users`. Source: RFC 7644 §3. */
@Injectable()
export class ScimUsers {
  constructor(
    private readonly users: DirectoryUsers,
    private readonly groups: DirectoryGroups,
  ) {}

  async create(call: ScimCall): Promise<ScimAnswer> {
    const { extensions } = call.userType;
    const user = readUser(call.body, { extensions: extensions.slice(1) });
    return this.answer(
      201,
      await this.users.create(call.caller, { ...user, active: user.active ?? true }),
      call,
    );
  }

  async find(call: ScimCall, id: string): Promise<ScimAnswer> {
    const user = required(await this.users.find(call.caller, requireId(id)), id);
    return unchangedAnswer(user, call.userType, call) ?? (await this.answer(200, user, call));
  }

  /** A body without `active` keeps the state: leaving it out must not let somebody in again. */
  async replace(call: ScimCall, id: string): Promise<ScimAnswer> {
    const user = readUser(call.body, { extensions: call.userType.extensions.slice(1) });
    const replaced = await this.users.change(
      call.caller,
      requireId(id),
      ({ active = true }) => ({ ...user, active: user.active ?? active }),
      await this.version(call, id),
    );
    return this.answer(200, replaced, call);
  }

  async patch(call: ScimCall, id: string): Promise<ScimAnswer> {
    const patched = await this.users.change(
      call.caller,
      requireId(id),
      (current) => applyPatch(current, call.body, call.userType),
      await this.version(call, id),
    );
    return this.answer(200, patched, call);
  }

  async remove(call: ScimCall, id: string): Promise<ScimAnswer> {
    await this.users.remove(call.caller, requireId(id), await this.version(call, id));
    return { status: 204, id };
  }

  list(call: ScimCall): Promise<ScimAnswer> {
    return this.answerPage(call, readListQuery(call.query));
  }

  search(call: ScimCall): Promise<ScimAnswer> {
    return this.answerPage(call, readSearch(call.body));
  }

  async page(call: ScimCall, query: ListQuery): Promise<ScimPage> {
    const { total, users, nextCursor } = await this.users.list(call.caller, {
      ...resolveQuery(query, call.userType),
      sortOrder: query.sortOrder,
      ...(query.cursor === undefined ? { startIndex: query.startIndex ?? 1 } : { cursor: query.cursor }),
      count: query.count,
    });
    return { total, resources: await this.represent(users, query, call), nextCursor };
  }

  private async answerPage(call: ScimCall, query: ListQuery): Promise<ScimAnswer> {
    const { total, resources, nextCursor } = await this.page(call, query);
    const startIndex = query.startIndex === undefined ? {} : { startIndex: query.startIndex };
    return { status: 200, body: toListResponse({ total, resources, nextCursor, ...startIndex }) };
  }

  private async answer(status: number, user: DirectoryUserView, call: ScimCall): Promise<ScimAnswer> {
    const [body] = await this.represent([user], readProjection(call.query), call);
    return answerWith(status, user, call.userType, call, body);
  }

  private async represent(
    users: readonly DirectoryUserView[],
    projection: Projection,
    { caller, base, userType }: ScimCall,
  ): Promise<Record<string, unknown>[]> {
    const wantsGroups = users.length > 0 && wants(projection, 'groups', userType);
    const groups = wantsGroups
      ? await this.groups.groupsOfUsers(
          caller,
          users.map(({ id }) => id),
        )
      : new Map<string, readonly { id: string; name: string }[]>();
    return users.map((user) => {
      const found = (groups.get(user.id) ?? []).map(({ id, name }) => ({
        value: id,
        $ref: `${base}/Groups/${id}`,
        display: name,
        type: 'direct',
      }));
      return project(
        represent(user, userType, base, found.length > 0 ? { groups: found } : {}),
        projection,
        userType,
      );
    });
  }

  private version(call: ScimCall, id: string): Promise<number | undefined> {
    return versionToMatch(call.ifMatch, () => this.users.find(call.caller, requireId(id)));
  }
}
