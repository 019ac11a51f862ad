import {
  ChangeTenantSchema,
  CreateTenantSchema,
  type FieldError,
  IdSchema,
  type TenantDto,
} from '@gatehouse/contracts';
import type { Difference, FormState } from '~/form-state';
import { answerOf, api, orRefuse, refusal } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';

const PATH = '/api/v1/tenants/{id}';

export type TenantFormState = FormState & {
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

export type TenantNotice =
  | 'tenant-created'
  | 'tenant-saved'
  | 'tenant-deleted'
  | 'tenant-restored'
  | 'tenant-activated';
export type TenantAnswer =
  | { ok: true; notice: TenantNotice; id: string | null }
  | { ok: false; state: TenantFormState; status: number };

/** An id as an address has it. @throws Response 404 */
export function tenantIdOf(param: string | undefined): string {
  const id = IdSchema.safeParse(param);
  if (!id.success) throw refusal(404, null);
  return id.data;
}

export async function readTenant(request: Request, session: SignedIn, id: string): Promise<TenantDto> {
  return orRefuse(await answerOf(request, api(request, session).GET(PATH, { params: { path: { id } } })));
}

export async function createTenant(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<TenantAnswer> {
  const checked = CreateTenantSchema.safeParse(
    fieldsOf(form, ['name', 'domain', 'adminEmail', 'status', 'subscriptionPlan']),
  );
  if (!checked.success) return typedWrong(form, checked.error.issues);
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/tenants', { body: checked.data }),
  );
  if (answer.ok) return { ok: true, notice: 'tenant-created', id: answer.value.id };
  return refused(form, answer.problem, 'The tenant was not created. Please try again.');
}

/** What the pressed button of a tenant's dialog asks for. */
export function changeTenant(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<TenantAnswer> {
  switch (form.get('intent')) {
    case 'activate':
      return press(request, session, id, form, 'activate');
    case 'restore':
      return press(request, session, id, form, 'restore');
    case 'delete':
      return deleteTenant(request, session, id, form);
    default:
      return saveTenant(request, session, id, form);
  }
}

/** Saves what was typed; where somebody was faster, says what stands now. */
async function saveTenant(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<TenantAnswer> {
  const typed = {
    ...fieldsOf(form, ['name', 'status', 'subscriptionPlan', 'paymentStatus']),
    adminEmail: textOf(form, 'adminEmail') || null,
    lastPaymentDate: dateOf(form, 'lastPaymentDate'),
    nextPaymentDate: dateOf(form, 'nextPaymentDate'),
    version: Number(form.get('version')),
  };
  const checked = ChangeTenantSchema.safeParse(typed);
  if (!checked.success) return typedWrong(form, checked.error.issues);
  const answer = await answerOf(
    request,
    api(request, session).PATCH(PATH, { params: { path: { id } }, body: checked.data }),
  );
  if (answer.ok) return { ok: true, notice: 'tenant-saved', id };
  const failed = refused(form, answer.problem, 'The tenant was not saved. Please try again.');
  if (answer.problem.code !== 'stale_version') return failed;
  const now = await readTenant(request, session, id);
  const state = { ...failed.state, conflict: differences(now, typedTexts(form)), version: now.version };
  return { ok: false, state, status: 409 };
}

async function deleteTenant(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<TenantAnswer> {
  const version = Number(form.get('version'));
  const answer = await answerOf(
    request,
    api(request, session).DELETE(PATH, { params: { path: { id }, query: { version } } }),
  );
  if (answer.ok) return { ok: true, notice: 'tenant-deleted', id: null };
  return refused(form, answer.problem, 'The tenant was not deleted. Please try again.');
}

async function press(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
  action: 'activate' | 'restore',
): Promise<TenantAnswer> {
  const options = { params: { path: { id } }, body: { version: Number(form.get('version')) } };
  const client = api(request, session);
  const answer = await answerOf(
    request,
    action === 'activate'
      ? client.POST(`${PATH}/activate`, options)
      : client.POST(`${PATH}/restore`, options),
  );
  if (answer.ok)
    return { ok: true, notice: action === 'activate' ? 'tenant-activated' : 'tenant-restored', id };
  return refused(form, answer.problem, 'Nothing was changed. Please try again.');
}

/** The fields of the form, as the person reads them, where now and theirs differ. */
function differences(now: TenantDto, typed: Record<string, string>): Difference[] {
  const rows: [string, string, string][] = [
    ['Name', now.name, typed.name ?? ''],
    ['Administrator', now.adminEmail ?? '', typed.adminEmail ?? ''],
    ['Status', now.status, typed.status ?? ''],
    ['Plan', now.subscriptionPlan, typed.subscriptionPlan ?? ''],
    ['Payment', now.paymentStatus, typed.paymentStatus ?? ''],
    ['Last payment', now.lastPaymentDate?.slice(0, 10) ?? '', typed.lastPaymentDate ?? ''],
    ['Next payment', now.nextPaymentDate?.slice(0, 10) ?? '', typed.nextPaymentDate ?? ''],
  ];
  return rows
    .filter(([, stands, wanted]) => stands !== wanted.trim())
    .map(([field, stands, yours]) => ({ field, now: stands, yours }));
}

function refused(form: FormData, problem: Parameters<typeof refusedForm>[1], otherwise: string) {
  return { ok: false as const, state: refusedForm(form, problem, otherwise), status: problem.status };
}

function typedWrong(
  form: FormData,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Extract<TenantAnswer, { ok: false }> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.') satisfies FieldError['field']] ??= message;
  return { ok: false, state: { errors, message: null, values: typedTexts(form) }, status: 422 };
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}

function fieldsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** A day of a date field as the moment at which it begins in UTC; null where none is given. */
function dateOf(form: FormData, name: string): string | null {
  const day = textOf(form, name);
  if (!day) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00.000Z` : day;
}
