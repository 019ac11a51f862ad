import type { DatabasePolicy, DatabaseTable } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

const OWN = /^\(?(?:\w+\.)?(tenant_id|id) = \(current_setting\('app\.tenant_id'::text\)\)::uuid\)?$/;
type PolicyTexts = Translate<typeof import('./texts/policies/en').default>;

/** Who can do what with which rows; an expression without a known meaning is shown as it is. */
export function policyText({ roles, command, using, check }: DatabasePolicy, t: PolicyTexts): string {
  const policy = t(command, { roles: roles.join(', '), rows: rowsOf(using ?? check, t) });
  if (using === null || check === null || check === using) return policy;
  return t('written', { policy, rows: rowsOf(check, t) });
}

function rowsOf(expression: string | null, t: PolicyTexts): string {
  if (expression === null || expression === 'true') return t('everyRow');
  if (expression === 'false') return t('noRow');
  if (OWN.test(expression)) return t('tenantRows');
  return t('rowsWhere', { expression: plain(expression, t('currentTenant')) });
}

/** The expression without what the catalog adds to be exact. */
function plain(expression: string, tenant: string): string {
  return expression
    .replaceAll(/\(current_setting\('app\.tenant_id'::text\)\)::uuid/g, tenant)
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
