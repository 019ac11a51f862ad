import {
  GROUP_TYPE,
  type ListQuery,
  type Projection,
  project,
  readGroup,
  readGroupPatch,
  readListQuery,
  readProjection,
  readSearch,
  resolveQuery,
  ScimError,
  toListResponse,
} from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import {
  type ChangedDirectoryGroup,
  DirectoryGroups,
  type DirectoryGroupView,
  type DirectoryMember,
} from '../groups/directory-groups.service.js';
import { versionToMatch } from './if-match.js';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { answerWith, represent, required, requireId, unchangedAnswer, wants } from './scim-resource.js';
import type { ScimPage } from './scim-users.js';

/** Members that are read at once. */
const MEMBERS_AT_ONCE = 5_000;
/** Members of a group that the response to a PATCH shows. */
const SMALL_GROUP = 1_000;
/** Members in one response: those of a list together. */
const MOST_MEMBERS = 200_000;

/** `/Groups`. Source: RFC 7644 §3. */
@Injectable()
export class ScimGroups {
  constructor(private readonly groups: DirectoryGroups) {}

  async create(call: ScimCall): Promise<ScimAnswer> {
    return this.answerChange(201, await this.groups.create(call.caller, readGroup(call.body)), call);
  }

  async find(call: ScimCall, id: string): Promise<ScimAnswer> {
    const group = required(await this.groups.find(call.caller, requireId(id)), id);
    return unchangedAnswer(group, GROUP_TYPE, call) ?? (await this.answer(200, group, call));
  }

  async replace(call: ScimCall, id: string): Promise<ScimAnswer> {
    const group = readGroup(call.body);
    const replaced = await this.groups.replace(
      call.caller,
      requireId(id),
      group,
      await this.version(call, id),
    );
    return this.answerChange(200, replaced, call);
  }

  /** 204 for a large group: a member that comes or goes does not list all others. Source: RFC 7644 §3.5.2. */
  async patch(call: ScimCall, id: string): Promise<ScimAnswer> {
    const patch = readGroupPatch(call.body);
    const version = await this.version(call, id);
    const changed = await this.groups.changeMembers(call.caller, requireId(id), patch, version);
    const isAsked = call.query.has('attributes') || call.query.has('excludedAttributes');
    if (isAsked || (await this.isSmall(call, changed.id))) return this.answerChange(200, changed, call);
    return { ...answerWith(204, changed, GROUP_TYPE, call), ...noteOf(changed) };
  }

  async remove(call: ScimCall, id: string): Promise<ScimAnswer> {
    await this.groups.remove(call.caller, requireId(id), await this.version(call, id));
    return { status: 204, id };
  }

  list(call: ScimCall): Promise<ScimAnswer> {
    return this.answerPage(call, readListQuery(call.query));
  }

  search(call: ScimCall): Promise<ScimAnswer> {
    return this.answerPage(call, readSearch(call.body));
  }

  async page(call: ScimCall, query: ListQuery): Promise<ScimPage> {
    const { total, groups, nextCursor } = await this.groups.list(call.caller, {
      ...resolveQuery(query, GROUP_TYPE),
      sortOrder: query.sortOrder,
      ...(query.cursor === undefined ? { startIndex: query.startIndex ?? 1 } : { cursor: query.cursor }),
      count: query.count,
    });
    return { total, resources: await this.represent(groups, query, call), nextCursor };
  }

  private async answerPage(call: ScimCall, query: ListQuery): Promise<ScimAnswer> {
    const { total, resources, nextCursor } = await this.page(call, query);
    const startIndex = query.startIndex === undefined ? {} : { startIndex: query.startIndex };
    return { status: 200, body: toListResponse({ total, resources, nextCursor, ...startIndex }) };
  }

  private async answerChange(
    status: number,
    group: ChangedDirectoryGroup,
    call: ScimCall,
  ): Promise<ScimAnswer> {
    return { ...(await this.answer(status, group, call)), ...noteOf(group) };
  }

  private async answer(status: number, group: DirectoryGroupView, call: ScimCall): Promise<ScimAnswer> {
    const [body] = await this.represent([group], readProjection(call.query), call);
    return answerWith(status, group, GROUP_TYPE, call, body);
  }

  private async represent(
    groups: readonly DirectoryGroupView[],
    projection: Projection,
    call: ScimCall,
  ): Promise<Record<string, unknown>[]> {
    const wantsMembers = wants(projection, 'members', GROUP_TYPE);
    const withNames = (projection.attributes ?? []).some((name) => /(^|:)members\.display$/i.test(name));
    const resources: Record<string, unknown>[] = [];
    let read = 0;
    for (const group of groups) {
      const members = wantsMembers ? await this.members(call, group.id, MOST_MEMBERS - read, withNames) : [];
      read += members.length;
      const added = members.length > 0 ? { members } : {};
      resources.push(project(represent(group, GROUP_TYPE, call.base, added), projection, GROUP_TYPE));
    }
    return resources;
  }

  private async members({ caller, base }: ScimCall, id: string, most: number, withNames: boolean) {
    const members: object[] = [];
    for await (const { id: value, type, display } of this.eachMember(caller, id)) {
      if (members.length >= most)
        throw new ScimError(
          400,
          'tooMany',
          `The response has more than ${MOST_MEMBERS} members. Ask with "excludedAttributes=members", or for fewer groups.`,
        );
      members.push({ value, $ref: `${base}/${type}s/${value}`, type, ...(withNames && { display }) });
    }
    return members;
  }

  private async *eachMember(caller: ScimCall['caller'], id: string): AsyncGenerator<DirectoryMember> {
    let after: string | undefined;
    do {
      const page = await this.groups.membersPage(caller, id, {
        ...(after !== undefined && { after }),
        count: MEMBERS_AT_ONCE,
      });
      yield* page.members;
      after = page.nextAfter ?? undefined;
    } while (after !== undefined);
  }

  private async isSmall({ caller }: ScimCall, id: string): Promise<boolean> {
    const { nextAfter } = await this.groups.membersPage(caller, id, { count: SMALL_GROUP });
    return nextAfter === null;
  }

  private version(call: ScimCall, id: string): Promise<number | undefined> {
    return versionToMatch(call.ifMatch, () => this.groups.find(call.caller, requireId(id)));
  }
}

function noteOf({ ignoredMembers }: ChangedDirectoryGroup): { readonly note?: string } {
  if (!ignoredMembers) return {};
  const members = ignoredMembers === 1 ? '1 member is' : `${ignoredMembers} members are`;
  return { note: `${members} not in this directory and had no effect. Provision the users first.` };
}
