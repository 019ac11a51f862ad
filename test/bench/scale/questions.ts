import { RARE } from './names.ts';
import type { Site } from './sites.ts';

/** The requests of a superadmin's screens, by name. They differ between sites only in IDs. */
export type Question = (site: Site) => Promise<string> | string;

const TENANTS = '/api/v1/tenants';
const USERS = '/api/v1/users';
const PEOPLE = '/api/v1/people';
const list = (path: string, query: Record<string, string> = {}) => `${path}?${new URLSearchParams(query)}`;
const tenants = (query?: Record<string, string>) => () => list(TENANTS, query);
const people = (query?: Record<string, string>) => () => list(PEOPLE, query);
const members = (query?: Record<string, string>) => (site: Site) =>
  list(USERS, { tenantId: site.bigTenant, ...query });

const cursor = (value: string, id: string) => Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Continues the list from its middle. `sort` is also the name of the sort value in `sql`. */
async function fromTheMiddle(
  site: Site,
  query: Record<string, string>,
  path: string,
  sql: string,
): Promise<string> {
  const { rows } = await site.database.query<{ value: string; id: string }>(sql);
  const [row] = rows;
  if (!row) throw new Error(`nothing to go on from: ${path}`);
  return list(path, { ...query, cursor: cursor(row.value, row.id) });
}

const middleOf = (table: string, value: string, order: string, where = 'true') =>
  `select ${value} as value, id from ${table} where ${where} order by ${order}
   offset (select count(*) / 2 from ${table} where ${where}) limit 1`;

const TENANT_QUESTIONS: Record<string, Question> = {
  'tenants, first page': tenants(),
  'tenants, in the middle': (site) =>
    fromTheMiddle(site, {}, TENANTS, middleOf('tenants', 'id::text', 'id', 'deleted_at is null')),
  'tenants by name': tenants({ sort: 'name' }),
  'tenants by name, in the middle': (site) =>
    fromTheMiddle(
      site,
      { sort: 'name' },
      TENANTS,
      middleOf('tenants', 'name', 'name_key(name) collate "C", id'),
    ),
  'tenants by next payment, last first': tenants({ sort: 'nextPayment', order: 'desc' }),
  'tenants on hold': tenants({ status: 'on-hold' }),
  'tenants on hold by name, last first': tenants({ status: 'on-hold', sort: 'name', order: 'desc' }),
  'tenants on pro by next payment': tenants({ plan: 'pro', sort: 'nextPayment' }),
  'tenants overdue by name': tenants({ payment: 'overdue', sort: 'name' }),
  'tenants suspended, enterprise, overdue, by name': tenants({
    status: 'suspended',
    plan: 'enterprise',
    payment: 'overdue',
    sort: 'name',
  }),
  'tenants deleted': tenants({ deleted: 'true' }),
  'tenant search, common': tenants({ search: 'acme' }),
  'tenant search, common, by name': tenants({ search: 'acme', sort: 'name' }),
  'tenant search, rare': tenants({ search: RARE.toLowerCase() }),
  'tenant search, rare, by name': tenants({ search: RARE.toLowerCase(), sort: 'name' }),
  'tenant search, other scripts': tenants({ search: 'северный للتجارة' }),
  'tenant search, two letters': tenants({ search: 'ac' }),
  'tenant search, two letters, nothing': tenants({ search: 'qx' }),
  'tenant search, nothing': tenants({ search: 'quixotic' }),
  'tenant search, suspended, common': tenants({ search: 'acme', status: 'suspended', sort: 'name' }),
  'tenants, the cards': () => `${TENANTS}/summary`,
};

const PEOPLE_QUESTIONS: Record<string, Question> = {
  'members of the largest tenant': members(),
  'members, in the middle': (site) =>
    fromTheMiddle(
      site,
      { tenantId: site.bigTenant },
      USERS,
      middleOf('memberships', 'name_key', 'name_key collate "C", id', `tenant_id = '${site.bigTenant}'`),
    ),
  'members, newest': members({ sort: 'newest' }),
  'members, admins by address': members({ role: 'tenant_admin', sort: 'email' }),
  'members, suspended': members({ status: 'suspended' }),
  'member search, common': members({ search: 'anna' }),
  'member search, rare': members({ search: RARE }),
  'member search, nothing': members({ search: 'quixotic' }),
  'members, the cards': (site) => `${USERS}/summary?tenantId=${site.bigTenant}`,
  'all people': people(),
  'all people, in the middle': (site) =>
    fromTheMiddle(
      site,
      { sort: 'email' },
      PEOPLE,
      middleOf('users', 'email_key', 'email_key collate "C", id'),
    ),
  'all people, newest': people({ sort: 'newest' }),
  'all people, admins': people({ role: 'tenant_admin' }),
  'all people, of no tenant': people({ role: 'none' }),
  'all people, suspended': people({ status: 'suspended' }),
  'all people, suspended admins, by address': people({
    status: 'suspended',
    role: 'tenant_admin',
    sort: 'email',
  }),
  'people search, common': people({ search: 'anna' }),
  'people search, common, newest': people({ search: 'anna', sort: 'newest' }),
  'people search, a family name': people({ search: 'иванова' }),
  'people search, a family name, admins, newest': people({
    search: 'иванова',
    role: 'tenant_admin',
    sort: 'newest',
  }),
  'people search, rare': people({ search: RARE }),
  'people search, one letter': people({ search: 'a' }),
  'people search, nothing': people({ search: 'quixotic' }),
  'people, the cards': () => `${PEOPLE}/summary`,
};

const FIGURE_QUESTIONS: Record<string, Question> = {
  'sign-ins of all': () => '/api/v1/statistics/sign-ins',
  'sign-ins of the largest tenant': ({ bigTenant }) => `/api/v1/statistics/sign-ins?tenantId=${bigTenant}`,
  'plan requests that wait': () => '/api/v1/tenants/plan-requests?state=open',
  'security of all': () => '/api/v1/security/overview',
  'security of tenants': () => '/api/v1/security/tenants',
  'health of the system': () => '/api/v1/system/health',
  'the trail, first page': () => '/api/v1/audit/events',
};

export const QUESTIONS = { ...TENANT_QUESTIONS, ...PEOPLE_QUESTIONS, ...FIGURE_QUESTIONS };
