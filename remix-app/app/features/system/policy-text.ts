import type { DatabasePolicy, DatabaseTable } from '@gatehouse/contracts';

const OWN = /^\(?(?:\w+\.)?(tenant_id|id) = \(current_setting\('app\.tenant_id'::text\)\)::uuid\)?$/;
const COMMANDS: Record<DatabasePolicy['command'], string> = {
  all: 'reads and changes',
  select: 'reads',
  insert: 'adds',
  update: 'changes',
  delete: 'removes',
};

/** "gatehouse_app reads and changes the rows of its tenant"; an expression that we know no words for stays itself. */
export function policyText({ roles, command, using, check }: DatabasePolicy): string {
  const rows = rowsOf(using ?? check);
  const written = using !== null && check !== null && check !== using ? `, and writes ${rowsOf(check)}` : '';
  return `${roles.join(', ')} ${COMMANDS[command]} ${rows}${written}`;
}

function rowsOf(expression: string | null): string {
  if (expression === null || expression === 'true') return 'every row';
  if (expression === 'false') return 'no row';
  if (OWN.test(expression)) return 'the rows of the tenant that is set';
  return `rows where ${plain(expression)}`;
}

/** The expression without what the catalog adds to be exact. */
function plain(expression: string): string {
  return expression
    .replaceAll(/\(current_setting\('app\.tenant_id'::text\)\)::uuid/g, 'the tenant that is set')
    .replaceAll(/'([^']*)'::(?:text|character varying|interval|"char")/g, "'$1'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^\((.*)\)$/, '$1');
}

export type Isolation = 'tenant' | 'platform' | 'none';

/** Whether a tenant's own work sees rows of the table, its own alone; or the platform's work alone does. */
export function isolationOf({
  isolation: { enabled, policies },
}: Pick<DatabaseTable, 'isolation'>): Isolation {
  if (!enabled) return 'none';
  const isSeen = policies.some(
    ({ roles, using, check }) =>
      roles.includes('gatehouse_app') && `${using}${check}`.includes('app.tenant_id'),
  );
  return isSeen ? 'tenant' : 'platform';
}
