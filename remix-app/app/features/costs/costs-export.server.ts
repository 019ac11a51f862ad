import type { CostRow, CostRowPage } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { csvFile } from '~/server/csv.server';
import type { Visit } from '~/server/visit.server';
import { rangeOf } from './costs.server';

const LINES = 100;

const COLUMNS: Record<string, (row: CostRow) => string | number | null> = {
  day: ({ day }) => day,
  tenantId: ({ tenantId }) => tenantId,
  code: ({ code }) => code,
  name: ({ name }) => name,
  processorMs: ({ processorMs }) => processorMs,
  storageBytes: ({ storageBytes }) => storageBytes,
  tokens: ({ tokens }) => tokens,
  emails: ({ emails }) => emails,
  jobs: ({ jobs }) => jobs,
  requests: ({ requests }) => requests,
};

/** The costs of each organization and day as a file. */
export function exportCosts(visit: Visit): Promise<Response> {
  return csvFile('costs.csv', Object.keys(COLUMNS), linesOf(visit));
}

async function* linesOf(visit: Visit) {
  const range = rangeOf(visit);
  let cursor: string | null = null;
  do {
    const query = { ...range, limit: LINES, ...(cursor && { cursor }) };
    const page: CostRowPage = orRefuse(
      await visit.api.GET('/api/v1/system/costs/rows', { params: { query } }),
    );
    yield page.items.map((row) => Object.values(COLUMNS).map((read) => cellOf(read(row))));
    cursor = page.nextCursor;
  } while (cursor);
}

function cellOf(value: string | number | null): string | null {
  return value === null ? null : String(value);
}
