import { Injectable } from '@nestjs/common';
import { ConsentedSource, type Reading } from '../pulls/consented-source.js';
import type { PulledGroup, PullOrder, PullPage } from '../pulls/pull-source.js';
import { objectsOf, textOf } from '../pulls/text-of.js';
import { GOOGLE_USER_FIELDS, type GoogleObject, memberIdsOf, userOfGoogle } from './google-user.js';

/** The most that the API returns. Source: Google Admin SDK, Directory API: users.list, groups.list, members.list. */
const MOST = { users: 500, groups: 200, members: 200 } as const;
/** A page that is saved ends with the group that exceeds one of these. */
const SAVED = { groups: 50, members: 1000 };
/** Reasons of a 403. Source: Google Admin SDK, Directory API: limits and quotas. */
const SLOW_DOWN = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];
/** A page token is valid for three days. */
const EXPIRED = /^(invalid|invalidParameter|badRequest)$/;

/** Where a read is. */
interface GoogleCursor {
  readonly phase: 'users' | 'deleted' | 'groups';
  /** Of the list of the phase; null at its beginning. */
  readonly token: string | null;
  /** Of the page of groups: how many are done, and the page of members of the next one. */
  readonly done: number;
  readonly members: string | null;
}

interface Listed {
  readonly objects: readonly GoogleObject[];
  readonly token: string | null;
}

/**
 * Users and groups of the Google Directory API. It has no list of changes: each read lists all users and groups, and skips
 * those with a known ETag. Members are only listed for groups that changed; a full read lists all of them.
 *
 * Sources: Google Admin SDK, Directory API: users.list, groups.list, members.list.
 */
@Injectable()
export class GoogleSource extends ConsentedSource {
  override readonly source = 'google';

  override async *pages(order: PullOrder): AsyncGenerator<PullPage, void, void> {
    const reading = await this.begin(order);
    let cursor = (order.resume as GoogleCursor | null) ?? beginOf('users');
    while (cursor.phase !== 'groups') {
      const isDeleted = cursor.phase === 'deleted';
      const more: Record<string, string> = isDeleted ? { showDeleted: 'true' } : {};
      const listed = await this.list(reading, 'users', cursor.token, more);
      cursor =
        listed.token === null ? beginOf(phaseAfter(order, cursor)) : { ...cursor, token: listed.token };
      const phase = cursor.phase === 'groups' ? 'groups' : 'users';
      const read = isDeleted ? deletedOf(listed) : await usersOf(order, listed);
      yield { ...EMPTY, phase, ...read, cursor: { ...cursor } };
    }
    yield* this.groups(reading, cursor);
  }

  private async *groups(reading: Reading, from: GoogleCursor): AsyncGenerator<PullPage, void, void> {
    let cursor = from;
    for (;;) {
      const listed = await this.list(reading, 'groups', cursor.token);
      yield* this.members(reading, listed.objects, cursor);
      if (listed.token === null) break;
      cursor = { ...beginOf('groups'), token: listed.token };
    }
    // An incremental read needs no place to begin: the ETags say what is new.
    yield { ...EMPTY, phase: 'groups', cursor: { ...cursor }, next: {} };
  }

  /** The members of a page of groups, some groups at a time. */
  private async *members(
    reading: Reading,
    objects: readonly GoogleObject[],
    from: GoogleCursor,
  ): AsyncGenerator<PullPage, void, void> {
    const known = await marksOf(reading.order, 'group', objects);
    let groups: PulledGroup[] = [];
    let { members } = from;
    for (const [place, object] of objects.entries()) {
      const externalId = textOf(object.id);
      const isKnown = externalId !== undefined && known.get(externalId) === markOfGroup(object);
      if (place < from.done || externalId === undefined || isKnown) continue;
      do {
        const listed = await this.membersOf(reading, externalId, members);
        members = listed.token;
        // Only the last page of members completes the group.
        groups.push({ ...groupOf(externalId, object, members === null), added: memberIdsOf(listed.objects) });
        if (isEnough(groups)) {
          const done = members === null ? place + 1 : place;
          yield { ...EMPTY, phase: 'groups', groups, cursor: { ...from, done, members } };
          groups = [];
        }
      } while (members !== null);
    }
    if (groups.length > 0) {
      yield { ...EMPTY, phase: 'groups', groups, cursor: { ...from, done: objects.length, members: null } };
    }
  }

  private async membersOf(reading: Reading, group: string, token: string | null): Promise<Listed> {
    const fields = 'nextPageToken,members(id,type)';
    const asked = { maxResults: String(MOST.members), fields };
    const path = `groups/${encodeURIComponent(group)}/members`;
    return this.read(reading, path, 'members', token, asked);
  }

  private list(
    reading: Reading,
    resource: 'users' | 'groups',
    token: string | null,
    more: Record<string, string> = {},
  ): Promise<Listed> {
    const of = resource === 'users' ? GOOGLE_USER_FIELDS : 'id,etag,email,name,directMembersCount';
    const fields = `nextPageToken,${resource}(${of})`;
    const asked = { customer: 'my_customer', maxResults: String(MOST[resource]), fields, ...more };
    return this.read(reading, resource, resource, token, asked);
  }

  private async read(
    { order, accessToken }: Reading,
    path: string,
    name: string,
    token: string | null,
    asked: Record<string, string>,
  ): Promise<Listed> {
    const url = new URL(`${this.settings.GOOGLE_DIRECTORY_URL}/admin/directory/v1/${path}`);
    url.search = new URLSearchParams({ ...asked, ...(token && { pageToken: token }) }).toString();
    const body = await this.client.get({
      url: url.href,
      accessToken,
      stopping: order.stopping,
      reasonOf,
      slowDown: SLOW_DOWN,
      ...(token && { expired: EXPIRED }),
    });
    // A group may be deleted between the lists: then it has no members.
    return { objects: objectsOf(body?.[name]), token: textOf(body?.nextPageToken) ?? null };
  }
}

const EMPTY = { users: [], removedUsers: [], groups: [], removedGroups: [] } as const;

function beginOf(phase: GoogleCursor['phase']): GoogleCursor {
  return { phase, token: null, done: 0, members: null };
}

/** A full read finds out by itself who is gone. */
function phaseAfter({ kind }: PullOrder, { phase }: GoogleCursor): GoogleCursor['phase'] {
  return phase === 'users' && kind === 'incremental' ? 'deleted' : 'groups';
}

async function usersOf(order: PullOrder, { objects }: Listed): Promise<Pick<PullPage, 'users'>> {
  const known = await marksOf(order, 'user', objects);
  const changed = objects.filter((user) => {
    const id = textOf(user.id);
    return id !== undefined && (textOf(user.etag) === undefined || known.get(id) !== user.etag);
  });
  const markOf = ({ etag }: GoogleObject) => {
    const mark = textOf(etag);
    return mark === undefined ? {} : { mark };
  };
  return { users: changed.map((user) => ({ resource: userOfGoogle(user), ...markOf(user) })) };
}

/** Users stay in this list for 20 days. */
function deletedOf({ objects }: Listed): Pick<PullPage, 'removedUsers'> {
  return { removedUsers: objects.flatMap(({ id }) => textOf(id) ?? []) };
}

function groupOf(externalId: string, group: GoogleObject, isComplete: boolean) {
  const name = textOf(group.name) ?? textOf(group.email) ?? externalId;
  return { externalId, name, removed: [], isWhole: true, ...(isComplete && { mark: markOfGroup(group) }) };
}

/** The ETag of a group does not promise to change with its members. */
function markOfGroup({ etag, directMembersCount }: GoogleObject): string {
  return `${textOf(etag) ?? ''} ${textOf(directMembersCount) ?? ''}`.slice(0, 100);
}

async function marksOf(
  order: PullOrder,
  kind: 'user' | 'group',
  objects: readonly GoogleObject[],
): Promise<ReadonlyMap<string, string>> {
  if (order.kind === 'full') return new Map();
  return order.marksOf(
    kind,
    objects.flatMap(({ id }) => textOf(id) ?? []),
  );
}

function isEnough(groups: readonly PulledGroup[]): boolean {
  const members = groups.reduce((sum, { added }) => sum + added.length, 0);
  return groups.length >= SAVED.groups || members >= SAVED.members;
}

/** Source: Google, standard error responses. */
function reasonOf(body: unknown): string | undefined {
  const error = (body as { error?: { errors?: unknown; status?: unknown } } | null)?.error;
  return textOf(objectsOf(error?.errors)[0]?.reason) ?? textOf(error?.status);
}
