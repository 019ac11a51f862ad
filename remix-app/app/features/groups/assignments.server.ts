import type {
  ApplicationAssignments,
  AssignableApplicationType,
  ChangeApplicationAssignmentsSchema,
  GroupRef,
  GroupsClaim,
  TenantUserDto,
} from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { assignmentTexts } from './texts/assignments';

const PATHS = {
  oauth_client: '/api/v1/admin/oauth2/clients/{id}/assignments',
  saml_service_provider: '/api/v1/admin/saml/service-providers/{id}/assignments',
} as const;

/** An application of an organization. */
export interface AssignableApplication {
  readonly type: AssignableApplicationType;
  readonly id: string;
  readonly tenantId: string;
}

/** Who may use an application, and what a search for others found. */
export interface AssignmentsView {
  assignments: ApplicationAssignments;
  found: FoundAssignable;
}

/** What a search for users and groups found. */
export interface FoundAssignable {
  /** What was typed. */
  find: string;
  users: Pick<TenantUserDto, 'id' | 'name' | 'email'>[];
  groups: Pick<GroupRef, 'id' | 'name'>[];
}

const FOUND_AT_MOST = 6;

export async function readAssignments(
  visit: Visit,
  application: AssignableApplication,
): Promise<AssignmentsView> {
  const query = named(visit, application);
  const [assignments, found] = await Promise.all([
    visit.api.GET(PATHS[application.type], { params: { path: { id: application.id }, query } }),
    findAssignable(visit, application.tenantId),
  ]);
  return { assignments: orRefuse(assignments), found };
}

/** Users and groups of an organization that match what the address of the page searches for. */
export async function findAssignable(visit: Visit, tenantId: string): Promise<FoundAssignable> {
  const find = (visit.url.searchParams.get('find') ?? '').trim().slice(0, 120);
  if (!find) return { find, users: [], groups: [] };
  const query = { ...named(visit, { tenantId }), search: find, limit: FOUND_AT_MOST };
  const [users, groups] = await Promise.all([
    visit.api.GET('/api/v1/users', { params: { query: { ...query, sort: 'name' } } }),
    visit.api.GET('/api/v1/groups', { params: { query } }),
  ]);
  return {
    find,
    users: orRefuse(users).items.map(({ id, name, email }) => ({ id, name, email })),
    groups: orRefuse(groups).items.map(({ id, name }) => ({ id, name })),
  };
}

/** Whether a button belongs to the assignments. */
export function isAssignment(form: FormData): boolean {
  return String(form.get('intent') ?? '').startsWith('access-');
}

export async function changeAssignments(
  visit: Visit,
  application: AssignableApplication,
  form: FormData,
): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, assignmentTexts);
  const orders = ordersOf(form);
  if (orders === null) {
    const values = { intent: String(form.get('intent') ?? '') };
    return refused({ errors: {}, message: t('noSuchAction'), values }, 400);
  }
  const answer = await visit.api.PATCH(PATHS[application.type], {
    params: { path: { id: application.id }, query: named(visit, application) },
    body: { ...NOBODY, ...orders },
  });
  return answer.ok ? done(visit.here, 'assignments-saved') : refusedBy(form, answer.problem, t('notSaved'));
}

type Orders = Partial<typeof ChangeApplicationAssignmentsSchema._output>;

const NOBODY: Record<'addGroups' | 'removeGroups' | 'addUsers' | 'removeUsers', string[]> = {
  addGroups: [],
  removeGroups: [],
  addUsers: [],
  removeUsers: [],
};

function ordersOf(form: FormData): Orders | null {
  const who = [String(form.get('member') ?? '')];
  switch (form.get('intent')) {
    case 'access-mode':
      return { assignedOnly: form.get('assignedOnly') === 'true' };
    case 'access-add-user':
      return { addUsers: who };
    case 'access-add-group':
      return { addGroups: who };
    case 'access-remove-user':
      return { removeUsers: who };
    case 'access-remove-group':
      return { removeGroups: who };
    // The API validates it, and names the field of an error.
    case 'access-claim':
      return {
        groupsClaim: {
          value: textOf(form, 'groupsClaim.value') as GroupsClaim['value'],
          only: textOf(form, 'groupsClaim.only') as GroupsClaim['only'],
          prefix: textOf(form, 'groupsClaim.prefix'),
        },
      };
    default:
      return null;
  }
}

/** A superadmin names the organization. */
function named(visit: Visit, { tenantId }: Pick<AssignableApplication, 'tenantId'>): { tenantId?: string } {
  return visit.can('platform_management') ? { tenantId } : {};
}
