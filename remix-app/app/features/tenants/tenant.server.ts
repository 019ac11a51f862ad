import {
  ChangeTenantSchema,
  CreateTenantSchema,
  type FieldError,
  type TenantDto,
} from '@gatehouse/contracts';
import type { Difference, FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type Label, PAYMENT_LABELS, PLAN_LABELS, STATUS_LABELS } from './labels';
import { tenantPath } from './tenant-path';
import { answersTexts } from './texts/answers';
import { labelsTexts } from './texts/labels';

const PATH = '/api/v1/tenants/{id}';

export type TenantFormState = FormState & {
  conflict?: Difference[];
  /** The current version, if it differs from the form's. */
  version?: number;
};

export async function readTenant(visit: Visit, id: string): Promise<TenantDto> {
  return orRefuse(await visit.api.GET(PATH, { params: { path: { id } } }));
}

export async function createTenant(visit: Visit, form: FormData): Promise<Outcome<TenantFormState>> {
  const isActive = form.get('intent') === 'create-active';
  const checked = CreateTenantSchema.safeParse({
    ...fieldsOf(form, ['name', 'domain', 'adminEmail', 'subscriptionPlan']),
    status: isActive ? 'active' : 'pending',
  });
  if (!checked.success) return typedWrong(form, checked.error.issues);
  const answer = await visit.api.POST('/api/v1/tenants', { body: checked.data });
  if (answer.ok) {
    return done(tenantPath(answer.value.id), isActive ? 'tenant-created-active' : 'tenant-created');
  }
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notCreated'));
}

/** The action of the pressed button in a tenant's dialog. */
export function changeTenant(visit: Visit, id: string, form: FormData): Promise<Outcome<TenantFormState>> {
  switch (form.get('intent')) {
    case 'activate':
      return press(visit, id, form, 'activate');
    case 'restore':
      return press(visit, id, form, 'restore');
    case 'delete':
      return deleteTenant(visit, id, form);
    default:
      return saveTenant(visit, id, form);
  }
}

/** Saves the input; on a conflict, returns the current values. */
async function saveTenant(visit: Visit, id: string, form: FormData): Promise<Outcome<TenantFormState>> {
  const typed = {
    ...fieldsOf(form, ['name', 'status', 'subscriptionPlan', 'paymentStatus']),
    adminEmail: textOf(form, 'adminEmail') || null,
    lastPaymentDate: dateOf(form, 'lastPaymentDate'),
    nextPaymentDate: dateOf(form, 'nextPaymentDate'),
    version: Number(form.get('version')),
  };
  const checked = ChangeTenantSchema.safeParse(typed);
  if (!checked.success) return typedWrong(form, checked.error.issues);
  const answer = await visit.api.PATCH(PATH, { params: { path: { id } }, body: checked.data });
  if (answer.ok) return done(visit.here, 'tenant-saved');
  const failed = refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notSaved'));
  if (answer.problem.code !== 'stale_version') return failed;
  const now = await readTenant(visit, id);
  const state = {
    ...failed.state,
    conflict: differences(visit, now, typedTexts(form)),
    version: now.version,
  };
  return refused(state, 409);
}

async function deleteTenant(visit: Visit, id: string, form: FormData): Promise<Outcome<TenantFormState>> {
  const version = Number(form.get('version'));
  const answer = await visit.api.DELETE(PATH, { params: { path: { id }, query: { version } } });
  if (answer.ok) return done(`/superadmin/tenants${visit.url.search}`, 'tenant-deleted');
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notDeleted'));
}

async function press(
  visit: Visit,
  id: string,
  form: FormData,
  action: 'activate' | 'restore',
): Promise<Outcome<TenantFormState>> {
  const options = { params: { path: { id } }, body: { version: Number(form.get('version')) } };
  const answer =
    action === 'activate'
      ? await visit.api.POST(`${PATH}/activate`, options)
      : await visit.api.POST(`${PATH}/restore`, options);
  if (answer.ok) return done(visit.here, action === 'activate' ? 'tenant-activated' : 'tenant-restored');
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notChanged'));
}

/** The fields whose current value differs from the input, with their labels. */
function differences(visit: Visit, now: TenantDto, typed: Record<string, string>): Difference[] {
  const t = textsOf(visit.request, labelsTexts);
  const labelOf = (labels: Readonly<Record<string, Label>>) => (value: string) => {
    const label = labels[value];
    return label ? t(label) : value;
  };
  const asTyped = (value: string) => value;
  const rows: [Label, string, string | undefined, (value: string) => string][] = [
    ['name', now.name, typed.name, asTyped],
    ['administrator', now.adminEmail ?? '', typed.adminEmail, asTyped],
    ['status', now.status, typed.status, labelOf(STATUS_LABELS)],
    ['plan', now.subscriptionPlan, typed.subscriptionPlan, labelOf(PLAN_LABELS)],
    ['payment', now.paymentStatus, typed.paymentStatus, labelOf(PAYMENT_LABELS)],
    ['lastPayment', now.lastPaymentDate?.slice(0, 10) ?? '', typed.lastPaymentDate, asTyped],
    ['nextPayment', now.nextPaymentDate?.slice(0, 10) ?? '', typed.nextPaymentDate, asTyped],
  ];
  return rows
    .filter(([, stands, wanted]) => stands !== (wanted ?? '').trim())
    .map(([field, stands, yours, read]) => ({
      field: t(field),
      now: read(stands),
      yours: read(yours ?? ''),
    }));
}

function typedWrong(
  form: FormData,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Outcome<TenantFormState> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.') satisfies FieldError['field']] ??= message;
  return refused({ errors, message: null, values: typedTexts(form) });
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

function fieldsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** The start of a date field's day in UTC; null if it is empty. */
function dateOf(form: FormData, name: string): string | null {
  const day = textOf(form, name);
  if (!day) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00.000Z` : day;
}
