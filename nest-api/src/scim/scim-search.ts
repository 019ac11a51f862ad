import { type ListQuery, readSearch, ScimError, toListResponse } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import type { ScimAnswer, ScimCall } from './scim-call.js';
import { ScimGroups } from './scim-groups.js';
import { type ScimPage, ScimUsers } from './scim-users.js';

const NOTHING: ScimPage = { total: 0, resources: [], nextCursor: null };

/** `/.search`: users, then groups, as one list by index. Source: RFC 7644 §3.4.3. */
@Injectable()
export class ScimSearch {
  constructor(
    private readonly users: ScimUsers,
    private readonly groups: ScimGroups,
  ) {}

  async search(call: ScimCall): Promise<ScimAnswer> {
    const query = readSearch(call.body);
    const { startIndex, count } = query;
    if (startIndex === undefined)
      throw new ScimError(
        400,
        'invalidCursor',
        'A search over users and groups has no cursor. Use "startIndex".',
      );
    const users = await orRefusal(this.users.page(call, query));
    const groupsQuery = { ...query, ...rest(query, users.page ?? NOTHING) };
    const groups = await orRefusal(this.groups.page(call, groupsQuery));
    // A filter that fits one type alone finds resources of that type alone.
    if (users.refusal && groups.refusal) throw users.refusal;
    const pages = [users.page ?? NOTHING, groups.page ?? NOTHING];
    const total = pages.reduce((sum, page) => sum + page.total, 0);
    const resources = pages.flatMap((page) => page.resources).slice(0, count);
    return { status: 200, body: toListResponse({ total, resources, startIndex }) };
  }
}

/** The page of groups that follows the users of this page. */
function rest(
  { startIndex = 1, count }: ListQuery,
  users: ScimPage,
): Pick<ListQuery, 'startIndex' | 'count'> {
  return { startIndex: Math.max(1, startIndex - users.total), count: count - users.resources.length };
}

async function orRefusal(
  page: Promise<ScimPage>,
): Promise<{ readonly page?: ScimPage; readonly refusal?: ScimError }> {
  try {
    return { page: await page };
  } catch (error) {
    if (
      error instanceof ScimError &&
      (error.scimType === 'invalidFilter' || error.scimType === 'invalidPath')
    )
      return { refusal: error };
    throw error;
  }
}
