import {
  ChangeOrganizationSchema,
  LOGO,
  type Organization,
  type Problem,
  type SignInPolicy,
} from '@gatehouse/contracts';
import type { Difference, FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant } from '~/server/tenant-names.server';
import { FIELD_NAMES, inUnit, PARTS, type Part, UNIT_SECONDS } from './words';

const PATH = '/api/v1/organization';

export interface OrganizationView {
  isPlatform: boolean;
  /** Code or slug of the organization that it is about, as a superadmin typed it. */
  of: string;
  isUnknown: boolean;
  /** Null until it is known whose it is. */
  about: { organization: Organization; policy: SignInPolicy } | null;
}

export type OrganizationState = FormState & {
  /** Which of the forms was answered. */
  part: Part;
  conflict?: Difference[];
  /** The version that stands now, where it is another than the one that the form came with. */
  version?: number;
};

export type OrganizationAnswer =
  | { ok: true; notice: Notice }
  | { ok: false; state: OrganizationState; status: number };

export async function readOrganization(request: Request, session: SignedIn): Promise<OrganizationView> {
  const platform = isPlatform(session);
  const of = platform ? (new URL(request.url).searchParams.get('of') ?? '').trim().slice(0, 120) : '';
  const tenant = of ? await findTenant(request, session, of) : null;
  const view = { isPlatform: platform, of, isUnknown: !!of && !tenant };
  const tenantId = platform ? tenant?.id : session.user.tenantId;
  if (!tenantId) return { ...view, about: null };
  const query = platform ? { tenantId } : {};
  const [organization, policy] = await Promise.all([
    answerOf(request, api(request, session).GET(PATH, { params: { query } })),
    answerOf(request, api(request, session).GET('/api/v1/sign-in-policy', { params: { query } })),
  ]);
  return { ...view, about: { organization: orRefuse(organization), policy: orRefuse(policy) } };
}

export async function saveOrganization(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<OrganizationAnswer> {
  const part = PARTS.find((name) => name === form.get('intent')) ?? 'general';
  const whose = {
    ...(isPlatform(session) && { tenantId: String(form.get('tenantId') ?? '') }),
    version: Number(form.get('version')),
  };
  if (part === 'logo') return saveLogo(request, session, form, whose);
  if (part === 'remove-logo') {
    const params = { query: whose };
    const answer = await answerOf(request, api(request, session).DELETE(`${PATH}/logo`, { params }));
    return answer.ok ? { ok: true, notice: 'logo-removed' } : refused(form, part, answer.problem);
  }
  return saveFields(request, session, form, part, whose);
}

interface Whose {
  tenantId?: string;
  version: number;
}

async function saveFields(
  request: Request,
  session: SignedIn,
  form: FormData,
  part: Part,
  whose: Whose,
): Promise<OrganizationAnswer> {
  const checked = ChangeOrganizationSchema.safeParse({ ...whose, ...FIELDS[part]?.(form) });
  if (!checked.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) {
      const field = path.join('.');
      errors[field] ??= BOUNDS[field] ?? message;
    }
    return { ok: false, state: { part, errors, message: null, values: typedTexts(form) }, status: 400 };
  }
  const answer = await answerOf(request, api(request, session).PATCH(PATH, { body: checked.data }));
  if (answer.ok) return { ok: true, notice: 'organization-saved' };
  const failed = refused(form, part, answer.problem);
  if (answer.problem.code !== 'stale_version') return failed;
  const query = whose.tenantId ? { tenantId: whose.tenantId } : {};
  const now = orRefuse(await answerOf(request, api(request, session).GET(PATH, { params: { query } })));
  const { tenantId: _whose, version: _version, ...yours } = checked.data;
  const state = { ...failed.state, version: now.version, conflict: differences(now, yours) };
  return { ...failed, state };
}

async function saveLogo(
  request: Request,
  session: SignedIn,
  form: FormData,
  whose: Whose,
): Promise<OrganizationAnswer> {
  const file = form.get('content');
  const problem = !(file instanceof File) || file.size === 0 ? 'Choose a picture' : tooLarge(file);
  if (problem !== null || !(file instanceof File)) {
    const errors = { content: problem ?? 'Choose a picture' };
    return { ok: false, state: { part: 'logo', errors, message: null, values: {} }, status: 400 };
  }
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  const answer: Answer<unknown> = await answerOf(
    request,
    api(request, session).PUT(`${PATH}/logo`, { body: { ...whose, content } }),
  );
  return answer.ok ? { ok: true, notice: 'logo-saved' } : refused(form, 'logo', answer.problem);
}

function tooLarge({ size }: File): string | null {
  return size > LOGO.maxBytes
    ? `The picture has ${Math.ceil(size / 1024)} KB; at most 128 KB are taken. Save it smaller.`
    : null;
}

function refused(form: FormData, part: Part, problem: Problem): OrganizationAnswer & { ok: false } {
  const state = { ...refusedForm(form, problem, 'Nothing was saved. Please try again.'), part };
  return { ok: false, state, status: problem.status };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const orNull = (form: FormData, name: string) => textOf(form, name) || null;

/** What a form changes; a field that is left empty takes its value away. */
const FIELDS: Partial<Record<Part, (form: FormData) => Record<string, unknown>>> = {
  general: (form) => ({
    name: textOf(form, 'name'),
    technicalEmail: orNull(form, 'technicalEmail'),
    securityEmail: orNull(form, 'securityEmail'),
    billingEmail: orNull(form, 'billingEmail'),
  }),
  colors: (form) => ({ color: orNull(form, 'color'), darkColor: orNull(form, 'darkColor') }),
  limits: (form) =>
    Object.fromEntries(
      Object.entries(UNIT_SECONDS).map(([name, unit]) => {
        const typed = textOf(form, name).replace(',', '.');
        return [name, typed === '' ? Number.NaN : Math.round(Number(typed) * unit)];
      }),
    ),
};

const BOUNDS: Record<string, string> = {
  sessionIdleSeconds: 'Enter 1 to 1,440 minutes',
  sessionTotalSeconds: 'Enter 1 to 1,440 minutes',
  offlineIdleSeconds: 'Enter up to 30 days',
  offlineTotalSeconds: 'Enter up to 90 days',
};

function differences(now: Organization, yours: Partial<Organization>): Difference[] {
  const shown = (field: string, value: unknown) =>
    field in UNIT_SECONDS ? inUnit(field, Number(value)) : String(value ?? '');
  return Object.entries(yours)
    .map(([field, value]) => ({
      field: FIELD_NAMES[field] ?? field,
      now: shown(field, now[field as keyof Organization]),
      yours: shown(field, value),
    }))
    .filter((row) => row.now !== row.yours);
}
