import { Injectable } from '@nestjs/common';
import { ConsentedSource, type Reading } from '../pulls/consented-source.js';
import {
  type PulledGroup,
  type PulledUser,
  PullFailed,
  type PullOrder,
  type PullPage,
  StartOver,
} from '../pulls/pull-source.js';
import { objectsOf, textOf } from '../pulls/text-of.js';
import {
  GRAPH_USER_FIELDS,
  type GraphObject,
  isGuest,
  isWhole,
  membersOf,
  userOfGraph,
} from './graph-user.js';

/** Larger pages could exceed the limit of a response where groups have many members. */
const PAGE = { prefer: 'odata.maxpagesize=200' };
const GROUP_FIELDS = ['id', 'displayName', 'members'] as const;
/** Codes of a 400 for a page or delta token that expired. Source: Microsoft Graph, error responses. */
const EXPIRED = /ExpiredPageToken|resyncRequired|syncState/i;

/** Where a read is. */
interface GraphCursor {
  readonly phase: 'users' | 'groups';
  /** Null: at the beginning of the phase. */
  readonly link: string | null;
  /** The delta link of users, once they were read. */
  readonly users: string | null;
}

interface GraphPage {
  readonly objects: readonly GraphObject[];
  readonly next: string | null;
  readonly delta: string | null;
}

/**
 * Users and groups of Microsoft Graph by delta queries.
 *
 * Sources: Microsoft Graph, delta query overview; user: delta; group: delta; throttling guidance.
 */
@Injectable()
export class GraphSource extends ConsentedSource {
  override readonly source = 'microsoft';

  override async *pages(order: PullOrder): AsyncGenerator<PullPage, void, void> {
    const reading = await this.begin(order);
    const from = cursorOf(order);
    let { users } = from;
    let link = from.phase === 'users' ? (from.link ?? this.firstOf('users', GRAPH_USER_FIELDS)) : null;
    while (link !== null) {
      const page: GraphPage = await this.page(reading, link);
      users = page.delta;
      link = page.next;
      const cursor: GraphCursor = { phase: link === null ? 'groups' : 'users', link, users };
      yield { ...(await this.usersOf(reading, page.objects)), phase: cursor.phase, cursor: { ...cursor } };
    }
    link = from.phase === 'groups' ? from.link : null;
    link ??= textOf(sinceOf(order)?.groups) ?? this.firstOf('groups', GROUP_FIELDS);
    while (link !== null) {
      const page: GraphPage = await this.page(reading, link);
      link = page.next;
      const cursor: GraphCursor = { phase: 'groups', link, users };
      const next = link === null ? { next: { users, groups: page.delta } } : {};
      yield { ...groupsOf(order, page.objects), cursor: { ...cursor }, ...next };
    }
  }

  private firstOf(resource: 'users' | 'groups', fields: readonly string[]): string {
    return `${this.settings.MICROSOFT_GRAPH_URL}/v1.0/${resource}/delta?$select=${fields.join(',')}`;
  }

  private async page(reading: Reading, url: string): Promise<GraphPage> {
    const body = await this.get(reading, url);
    if (!body) throw new StartOver('the query is gone');
    const next = this.linkIn(body['@odata.nextLink']);
    const delta = this.linkIn(body['@odata.deltaLink']);
    if (!Array.isArray(body.value) || (next === null) === (delta === null)) {
      const { host } = new URL(url);
      throw new PullFailed('unexpected_response', `${host} did not return a page of a delta query.`);
    }
    return { objects: objectsOf(body.value), next, delta };
  }

  /** @throws PullFailed it leads to another server, which must not get the access token */
  private linkIn(value: unknown): string | null {
    const link = textOf(value);
    if (link === undefined) return null;
    const { origin, host } = new URL(this.settings.MICROSOFT_GRAPH_URL);
    if (URL.canParse(link) && new URL(link).origin === origin) return link;
    throw new PullFailed('unexpected_response', `${host} named a page on another server.`);
  }

  private get({ order, accessToken }: Reading, url: string) {
    return this.client.get({
      url,
      accessToken,
      headers: PAGE,
      stopping: order.stopping,
      reasonOf: codeOf,
      expired: EXPIRED,
    });
  }

  private async usersOf(
    reading: Reading,
    objects: readonly GraphObject[],
  ): Promise<Omit<PullPage, 'cursor' | 'phase'>> {
    const { includeGuests } = reading.order.settings;
    const users: PulledUser[] = [];
    const removedUsers: string[] = [];
    for (const object of objects) {
      const id = textOf(object.id);
      if (!id) continue;
      const user = object['@removed'] ? null : await this.wholeOf(reading, id, object);
      if (user && (includeGuests || !isGuest(user))) users.push({ resource: userOfGraph(user) });
      else removedUsers.push(id);
    }
    return { users, removedUsers, groups: [], removedGroups: [] };
  }

  /** A delta response may hold only what changed: then the user is read by itself. Null: there is no such user. */
  private async wholeOf(reading: Reading, id: string, object: GraphObject): Promise<GraphObject | null> {
    if (isWhole(object)) return object;
    const address = `${this.settings.MICROSOFT_GRAPH_URL}/v1.0/users/${encodeURIComponent(id)}`;
    return this.get(reading, `${address}?$select=${GRAPH_USER_FIELDS.join(',')}`);
  }
}

function sinceOf({ kind, since }: PullOrder): PullOrder['since'] {
  return kind === 'full' ? null : since;
}

function cursorOf(order: PullOrder): GraphCursor {
  if (order.resume) return order.resume as unknown as GraphCursor;
  return { phase: 'users', link: textOf(sinceOf(order)?.users) ?? null, users: null };
}

function groupsOf(order: PullOrder, objects: readonly GraphObject[]): Omit<PullPage, 'cursor'> {
  const groups: PulledGroup[] = [];
  const removedGroups: string[] = [];
  for (const object of objects) {
    const externalId = textOf(object.id);
    if (!externalId) continue;
    if (object['@removed']) removedGroups.push(externalId);
    else {
      const name = textOf(object.displayName) ?? null;
      groups.push({ externalId, name, isWhole: sinceOf(order) === null, ...membersOf(object) });
    }
  }
  return { phase: 'groups', users: [], removedUsers: [], groups, removedGroups };
}

function codeOf(body: unknown): string | undefined {
  return textOf((body as { error?: { code?: unknown } } | null)?.error?.code);
}
