import type { ImportDto, ImportLine, Problem } from '@gatehouse/contracts';
import { named, type Organization } from '~/features/people/people.server';
import { type Answer, orRefuse, UNREACHABLE, wasNotDone } from '~/server/api.server';
import { csvFile } from '~/server/csv.server';
import { idOf } from '~/server/parameters.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { importAnswers } from './texts/answers';

/** Whose import: the platform's of tenants, or that of an organization's people. */
export type ImportOwner = 'tenants' | Organization;

export interface ImportView {
  /** Null while the server does not say how far it is. */
  order: ImportDto | null;
  /** The first of the lines that were skipped or failed. */
  told: ImportLine[];
  /** Address of the dialog that starts one. */
  dialog: string;
  /** Address of the list that it fills. */
  list: string;
  /** Address of the failed lines as a file. */
  file: string;
}

const SHOWN = 50;
const OF_TENANTS = {
  '/': '/api/v1/tenants/imports/{id}',
  lines: '/api/v1/tenants/imports/{id}/lines',
} as const;
const OF_PEOPLE = {
  '/': '/api/v1/invitations/imports/{id}',
  lines: '/api/v1/invitations/imports/{id}/lines',
} as const;

/** How far an import is; a server that does not answer is no reason to claim anything. */
export async function readImport(
  visit: Visit,
  owner: ImportOwner,
  id: string | undefined,
): Promise<ImportView> {
  const found = await findImport(visit, owner, idOf(id));
  const order = !found.ok && found.problem.code === UNREACHABLE ? null : orRefuse(found);
  const isTold = order !== null && order.failed + order.skipped > 0;
  const told = isTold ? await toldLines(visit, owner, order.id) : [];
  const pages =
    owner === 'tenants'
      ? { list: '/superadmin/tenants', dialog: '/superadmin/tenants/import' }
      : { list: `${owner.base}?view=invitations`, dialog: `${owner.base}/invite?way=csv` };
  return { order, told, ...pages, file: `${visit.url.pathname}/failed.csv` };
}

export function findImport(visit: Visit, owner: ImportOwner, id: string): Promise<Answer<ImportDto>> {
  if (owner === 'tenants') return visit.api.GET(OF_TENANTS['/'], { params: { path: { id } } });
  return visit.api.GET(OF_PEOPLE['/'], { params: { path: { id }, query: named(owner) } });
}

/** The failed lines as a file that can be corrected and imported again, with what is wrong in its last column. */
export async function failedLines(
  visit: Visit,
  owner: ImportOwner,
  id: string | undefined,
): Promise<Response> {
  const found = orRefuse(await findImport(visit, owner, idOf(id)));
  const columns =
    owner === 'tenants'
      ? ['name', 'domain', 'adminEmail', 'status', 'subscriptionPlan']
      : ['email', 'givenName', 'familyName', 'role'];
  return csvFile(
    `failed-lines-${found.id}.csv`,
    [...columns, 'line', 'problem'],
    rowsOf(visit, owner, found.id, columns),
  );
}

/** As CSV text, to be corrected in the dialog. */
export async function failedText(visit: Visit, owner: ImportOwner, id: string): Promise<string> {
  const file = await failedLines(visit, owner, id);
  return file.text();
}

async function* rowsOf(visit: Visit, owner: ImportOwner, id: string, columns: readonly string[]) {
  let cursor: string | undefined;
  do {
    const page = orRefuse(await linesOf(visit, owner, id, { outcome: 'failed', limit: 500, cursor }));
    yield page.items.map(({ line, cells, message }) => [
      ...columns.map((column) => cells[column] ?? ''),
      String(line),
      message,
    ]);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** Failed lines come first: they are what somebody has to do something about. */
async function toldLines(visit: Visit, owner: ImportOwner, id: string): Promise<ImportLine[]> {
  const failed = await linesOf(visit, owner, id, { outcome: 'failed', limit: SHOWN });
  const skipped = await linesOf(visit, owner, id, { outcome: 'skipped', limit: SHOWN });
  return [failed, skipped].flatMap((page) => (page.ok ? page.value.items : [])).slice(0, SHOWN);
}

interface Asked {
  outcome: 'failed' | 'skipped';
  limit: number;
  cursor?: string | undefined;
}

function linesOf(visit: Visit, owner: ImportOwner, id: string, asked: Asked) {
  const { cursor, ...rest } = asked;
  const query = { ...rest, ...(cursor && { cursor }) };
  if (owner === 'tenants') {
    return visit.api.GET(OF_TENANTS.lines, { params: { path: { id }, query } });
  }
  return visit.api.GET(OF_PEOPLE.lines, { params: { path: { id }, query: { ...query, ...named(owner) } } });
}

/** The address where an import is shown. */
export function importPage(owner: ImportOwner, id: string): string {
  return owner === 'tenants' ? `/superadmin/tenants/import/${id}` : `${owner.base}/invite/${id}`;
}

export interface RecentImport {
  order: ImportDto;
  to: string;
}

/** The last few, so that whoever left the page finds it again. */
export async function recentImports(visit: Visit, owner: ImportOwner): Promise<RecentImport[]> {
  const query = { limit: 5 };
  const answer =
    owner === 'tenants'
      ? await visit.api.GET('/api/v1/tenants/imports', { params: { query } })
      : await visit.api.GET('/api/v1/invitations/imports', {
          params: { query: { ...query, ...named(owner) } },
        });
  if (!answer.ok) return [];
  return answer.value.items.map((order) => ({ order, to: importPage(owner, order.id) }));
}

/**
 * What is known after a start that the API did not refuse and did not confirm either.
 *
 * @param problem how the start ended, of a status of 500 or more
 * @returns the page of the import where it began; else what to say
 */
export async function afterSilence(
  visit: Visit,
  owner: ImportOwner,
  id: string,
  problem: Problem,
): Promise<{ page: string } | { message: string }> {
  const t = textsOf(visit.request, importAnswers);
  if (wasNotDone(problem)) {
    return { message: t('notStarted') };
  }
  const found = await findImport(visit, owner, id);
  if (found.ok) return { page: importPage(owner, id) };
  if (problem.code !== UNREACHABLE) return { message: problem.detail };
  // Unknown to the API it may still be on its way: what took too long is not called off by that.
  return { message: t('maybeStarted') };
}
