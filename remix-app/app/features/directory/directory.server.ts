import {
  type DirectoryDays,
  type DirectoryDto,
  DirectoryUserQuerySchema,
  type SsoConfigurationDto,
} from '@gatehouse/contracts';
import type { ChartDay } from '~/components/charts/day-chart';
import { itemsOrNull, orRefuse } from '~/server/api.server';
import { COUNTED, cursorOf, pageOf } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { clientOf, clientValuesOf, directoryGuideOf, readDirectoryClient } from './directory-guides';
import { readDirectoryPart } from './directory-parts';
import type { DirectoryView } from './directory-view';
import { directoryGuidesTexts } from './texts/guides';

const PATH = '/api/v1/sso-configurations/{id}/directory';
const DAYS = 30;
const DAY_MS = 86_400_000;
/** So many names stand beside the decision. */
const NAMES = 20;
/** So many runs are listed. */
const RUNS = 20;

/** Provisioning of a connection, with what the open part of its tab shows. */
export async function readDirectory(
  visit: Visit,
  { id, type, tenantId }: Pick<SsoConfigurationDto, 'id' | 'type'> & { tenantId: string },
): Promise<DirectoryView> {
  const params = { path: { id } };
  const directory = orRefuse(await visit.api.GET(PATH, { params }));
  const part = readDirectoryPart(visit.url.searchParams.get('part'), directory);
  const nothing = {
    readable: readableOf(type),
    days: [],
    waiting: [],
    requests: null,
    changes: null,
    users: null,
    attributes: null,
    reads: null,
    setUp: null,
  };
  if (directory.state === 'off') return { directory, part, ...nothing };
  const [days, waiting, ofPart] = await Promise.all([
    visit.api.GET(`${PATH}/days`, { params }),
    directory.counts.waiting > 0
      ? visit.api.GET(`${PATH}/users`, { params: { ...params, query: { state: 'waiting', limit: NAMES } } })
      : null,
    READERS[part](visit, id, directory, tenantId),
  ]);
  return {
    directory,
    part,
    ...nothing,
    days: lastDays(itemsOrNull(days) ?? [], new Date()),
    waiting: itemsOrNull(waiting) ?? [],
    ...ofPart,
  };
}

/** Types of connections whose directory can be read. The source has the same name. */
const READABLE = ['ldap', 'microsoft', 'google'] as const;

/** How the directory of this type of connection can be read; null if it only sends SCIM. */
export function readableOf(type: SsoConfigurationDto['type']): (typeof READABLE)[number] | null {
  return READABLE.find((source) => source === type) ?? null;
}

type Reader = (
  visit: Visit,
  id: string,
  directory: DirectoryDto,
  tenantId: string,
) => Promise<Partial<DirectoryView>>;

const READERS: Record<DirectoryView['part'], Reader> = {
  reads: readReads,
  requests: readRequests,
  changes: readChanges,
  users: readUsers,
  'set-up': readSetUp,
  settings: readSettings,
};

async function readReads(visit: Visit, id: string): Promise<Partial<DirectoryView>> {
  const params = { path: { id } };
  const [pull, runs] = await Promise.all([
    visit.api.GET(`${PATH}/pull`, { params }),
    visit.api.GET(`${PATH}/pull/runs`, { params: { ...params, query: { limit: RUNS } } }),
  ]);
  return { reads: { pull: orRefuse(pull), runs: orRefuse(runs).items } };
}

async function readRequests(visit: Visit, id: string): Promise<Partial<DirectoryView>> {
  const rejected = visit.url.searchParams.get('rejected') === 'true';
  const narrowed = { ...(rejected && { rejected: 'true' as const }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET(`${PATH}/requests`, { params: { path: { id }, query } });
  return { requests: { ...pageOf(visit, answer, { ...at('requests'), ...narrowed }), rejected } };
}

async function readChanges(visit: Visit, id: string): Promise<Partial<DirectoryView>> {
  const asked = visit.url.searchParams.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : null;
  const narrowed = { ...(day && { day }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET(`${PATH}/changes`, { params: { path: { id }, query } });
  return { changes: { ...pageOf(visit, answer, { ...at('changes'), ...narrowed }), day } };
}

async function readUsers(visit: Visit, id: string): Promise<Partial<DirectoryView>> {
  const asked = visit.url.searchParams.get('state') ?? undefined;
  const state = DirectoryUserQuerySchema.shape.state.safeParse(asked).data ?? null;
  const narrowed = { ...(state && { state }) };
  const query = { ...COUNTED, ...narrowed, ...cursorOf(visit) };
  const answer = await visit.api.GET(`${PATH}/users`, { params: { path: { id }, query } });
  return { users: { ...pageOf(visit, answer, { ...at('users'), ...narrowed }), state } };
}

async function readSetUp(
  visit: Visit,
  id: string,
  { baseUrl, tokenUrl }: DirectoryDto,
): Promise<Partial<DirectoryView>> {
  const answer = await visit.api.GET(`${PATH}/tokens`, { params: { path: { id } } });
  const client = readDirectoryClient(visit.url.searchParams.get('client')) ?? clientOf(null);
  const t = textsOf(visit.request, directoryGuidesTexts);
  const guide = directoryGuideOf(client, { address: baseUrl, token: null }, t);
  const { items: tokens } = orRefuse(answer);
  const clientId = tokens.findLast((token) => token.clientId)?.clientId ?? null;
  const clientValues = clientValuesOf(client, { address: baseUrl, tokenUrl, clientId }, t);
  return { setUp: { tokens, client, guide, clientValues } };
}

async function readSettings(
  visit: Visit,
  _id: string,
  _directory: DirectoryDto,
  tenantId: string,
): Promise<Partial<DirectoryView>> {
  const answer = await visit.api.GET('/api/v1/custom-attributes', { params: { query: { tenantId } } });
  return { attributes: { ...orRefuse(answer), tenantId } };
}

function at(part: DirectoryView['part']) {
  return { tab: 'directory', part };
}

/** One bar for each of the last days in UTC, also for those without a change. */
export function lastDays(items: DirectoryDays['items'], now: Date): ChartDay[] {
  const known = new Map(items.map((item) => [item.day, item]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const item = known.get(day);
    return {
      day,
      succeeded: item ? item.created + item.linked + item.updated + item.reactivated : 0,
      failed: item ? item.deactivated + item.deleted : 0,
    };
  });
}
