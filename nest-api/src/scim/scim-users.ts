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
  ScimError,
  type ScimUser,
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
    const user = await this.users.create(call.caller, newUser(call));
    // Nobody is in a group before they exist; one who comes back has another version.
    const [body] = await this.represent([user], readProjection(call.query), call, user.version === 1);
    return answerWith(201, user, call.userType, call, body);
  }

  /** As `create`, for operations of a bulk request, which answers without their resources. */
  async createAll(calls: readonly ScimCall[]): Promise<(ScimAnswer | ScimError)[]> {
    const [first] = calls;
    if (!first) return [];
    const read = calls.map((call) => orScimError(() => newUser(call)));
    const users = read.filter((user): user is ScimUser => !(user instanceof ScimError));
    const created = (await this.users.createAll(first.caller, users)).values();
    return read.map((user) => {
      const result =
        user instanceof ScimError ? user : (created.next().value as DirectoryUserView | ScimError);
      return result instanceof ScimError ? result : answerWith(201, result, first.userType, first);
    });
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
      type: call.userType,
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
    areNew = false,
  ): Promise<Record<string, unknown>[]> {
    const wantsGroups = users.length > 0 && !areNew && wants(projection, 'groups', userType);
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

/** @throws ScimError 400 */
function newUser({ body, userType }: ScimCall): ScimUser {
  const user = readUser(body, { extensions: userType.extensions.slice(1) });
  return { ...user, active: user.active ?? true };
}

function orScimError<T>(read: () => T): T | ScimError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ScimError) return error;
    throw error;
  }
}
