import {
  ChangeOrganizationSchema,
  ORGANIZATION_TEXTS,
  type Organization,
  type OrganizationTextName,
  type OwnCustomDomain,
  type Problem,
  SESSION_SECONDS,
  type SignInPolicy,
} from '@gatehouse/contracts';
import { isLanguage, type Language, type Translate } from '@gatehouse/texts';
import type { Difference } from '~/form-state';
import { type Answer, orRefuse } from '~/server/api.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { languageOf } from '~/server/language.server';
import { done, type Outcome, refused, type Shown } from '~/server/outcome.server';
import { pictureIn } from '~/server/pictures.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type ReplayView, readReplay } from '../policy-replay/policy-replay.server';
import { actOnCustomDomain } from './custom-domain.server';
import type { OrganizationState } from './organization-state';
import { organizationTexts } from './texts/organization';
import { organizationAnswers } from './texts/organization-answers';
import { ownTexts } from './texts/own-texts';
import { inUnit, isOfCustomDomain, OWN_TEXTS, PARTS, type Part, UNIT_SECONDS } from './words';

const PATH = '/api/v1/organization';

export interface OrganizationView {
  isPlatform: boolean;
  /** Code or slug of the organization, as a superadmin entered it. */
  of: string;
  isUnknown: boolean;
  /** The language of the shown texts. */
  textsLanguage: Language;
  /** Null until the organization is known. */
  about: {
    organization: Organization;
    policy: SignInPolicy;
    customDomain: OwnCustomDomain;
    /** The form's limits when their effect was requested, in its units. */
    tried: Record<string, string> | null;
    /** The effect of those limits. */
    replay: ReplayView | null;
  } | null;
}

export async function readOrganization(visit: Visit): Promise<OrganizationView> {
  const platform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const textsLanguage = languageIn(visit.url.searchParams.get('texts')) ?? languageOf(visit.request);
  const view = { isPlatform: platform, of, isUnknown, textsLanguage };
  const tenantId = platform ? tenant?.id : visit.session.user.tenantId;
  if (!tenantId) return { ...view, about: null };
  const query = platform ? { tenantId } : {};
  const tried = visit.url.searchParams.has('replay') ? triedLimits(visit.url.searchParams) : null;
  const [organization, policy, customDomain, replay] = await Promise.all([
    visit.api.GET(PATH, { params: { query } }),
    visit.api.GET('/api/v1/sign-in-policy', { params: { query } }),
    visit.api.GET('/api/v1/custom-domain', { params: { query } }),
    tried && readReplay(visit, { ...query, rule: 'session_limits', ...sessionLimitsOf(tried) }),
  ]);
  const about = {
    organization: orRefuse(organization),
    policy: orRefuse(policy),
    customDomain: orRefuse(customDomain),
    tried,
    replay,
  };
  return { ...view, about };
}

export async function saveOrganization(visit: Visit, form: FormData): Promise<Outcome<OrganizationState>> {
  const part = PARTS.find((name) => name === form.get('intent')) ?? 'general';
  if (isOfCustomDomain(part)) return actOnCustomDomain(visit, form, part);
  const whose = {
    ...(visit.can('platform_management') && { tenantId: String(form.get('tenantId') ?? '') }),
    version: Number(form.get('version')),
  };
  if (part === 'logo') return saveLogo(visit, form, whose);
  if (part === 'remove-logo') {
    const params = { query: whose };
    const answer = await visit.api.DELETE(`${PATH}/logo`, { params });
    return answer.ok ? done(visit.here, 'logo-removed') : notSaved(visit, form, part, answer.problem);
  }
  return saveFields(visit, form, part, whose);
}

function triedLimits(address: URLSearchParams): Record<string, string> {
  const typed = Object.keys(UNIT_SECONDS).map(
    (name) => [name, (address.get(name) ?? '').slice(0, 9)] as const,
  );
  return Object.fromEntries(typed.filter(([, value]) => value !== ''));
}

/** Limits in the valid range; the others are replayed with their current values. */
function sessionLimitsOf(tried: Record<string, string>) {
  const limits = ['sessionIdleSeconds', 'sessionTotalSeconds'].map((name) => [
    name,
    Math.round(Number((tried[name] ?? '').replace(',', '.')) * (UNIT_SECONDS[name] ?? 1)),
  ]);
  const { min, max } = SESSION_SECONDS;
  return Object.fromEntries(limits.filter(([, seconds]) => Number(seconds) >= min && Number(seconds) <= max));
}

type FieldTexts = Translate<typeof import('./texts/organization/en').default>;

interface Whose {
  tenantId?: string;
  version: number;
}

async function saveFields(
  visit: Visit,
  form: FormData,
  part: Part,
  whose: Whose,
): Promise<Outcome<OrganizationState>> {
  const checked = ChangeOrganizationSchema.safeParse({ ...whose, ...FIELDS[part]?.(form) });
  if (!checked.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) {
      const field = fieldOf(path);
      const bound = BOUNDS[field];
      const own = OWN_TEXTS.find((name) => name === field);
      if (own) errors[field] ??= problemOf(own, String(form.get(own) ?? ''), visit.request);
      else errors[field] ??= bound ? textsOf(visit.request, organizationAnswers)(bound) : message;
    }
    return refused({ part, errors, message: null, values: typedTexts(form) }, 400);
  }
  const answer = await visit.api.PATCH(PATH, { body: checked.data });
  if (answer.ok) return done(visit.here, 'organization-saved');
  const failed = notSaved(visit, form, part, answer.problem);
  if (answer.problem.code !== 'stale_version') return failed;
  const query = whose.tenantId ? { tenantId: whose.tenantId } : {};
  const now = orRefuse(await visit.api.GET(PATH, { params: { query } }));
  const { tenantId: _whose, version: _version, texts: _texts, ...yours } = checked.data;
  const state = {
    ...failed.state,
    version: now.version,
    conflict: differences(now, yours, textsOf(visit.request, organizationTexts)),
  };
  return refused(state, failed.status);
}

/** `texts.de.signInTitle` is the field `signInTitle`. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path[0] === 'texts' ? String(path.at(-1)) : path.join('.');
}

/** The problem of a text, in the language of the reader. */
function problemOf(name: OrganizationTextName, text: string, request: Request): string {
  const t = textsOf(request, ownTexts);
  const { maxLength, placeholders } = ORGANIZATION_TEXTS[name];
  if (text.trim().length > maxLength) return t('tooLong', { count: maxLength });
  if (name === 'mailSubject' && !text.includes('{subject}'))
    return t('subjectRequired', { placeholder: '{subject}' });
  return t('invalid', { names: placeholders.map((each) => `{${each}}`).join(', ') });
}

async function saveLogo(visit: Visit, form: FormData, whose: Whose): Promise<Outcome<OrganizationState>> {
  const picture = await pictureIn(visit.request, form);
  if (!picture.ok) {
    return refused({ part: 'logo', errors: { content: picture.problem }, message: null, values: {} }, 400);
  }
  const { content } = picture;
  const answer: Answer<unknown> = await visit.api.PUT(`${PATH}/logo`, { body: { ...whose, content } });
  return answer.ok ? done(visit.here, 'logo-saved') : notSaved(visit, form, 'logo', answer.problem);
}

function notSaved(visit: Visit, form: FormData, part: Part, problem: Problem): Shown<OrganizationState> {
  const t = textsOf(visit.request, organizationAnswers);
  const state = { ...refusedForm(form, problem, t('notSaved')), part };
  return refused(state, problem.status);
}

function languageIn(text: string | null): Language | null {
  return isLanguage(text) ? text : null;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
const orNull = (form: FormData, name: string) => textOf(form, name) || null;

/** The changes of a form; an empty field clears its value. */
const FIELDS: Partial<Record<Part, (form: FormData) => Record<string, unknown>>> = {
  general: (form) => ({
    name: textOf(form, 'name'),
    technicalEmail: orNull(form, 'technicalEmail'),
    securityEmail: orNull(form, 'securityEmail'),
    billingEmail: orNull(form, 'billingEmail'),
    supportName: orNull(form, 'supportName'),
    supportAddress: orNull(form, 'supportAddress'),
    timeZone: textOf(form, 'timeZone'),
  }),
  language: (form) => ({ language: orNull(form, 'language') }),
  texts: (form) => ({
    texts: {
      [textOf(form, 'textsLanguage')]: Object.fromEntries(
        OWN_TEXTS.map((name) => [name, textOf(form, name)]).filter(([, text]) => text !== ''),
      ),
    },
  }),
  'reset-texts': (form) => ({ texts: { [textOf(form, 'textsLanguage')]: null } }),
  colors: (form) => ({ color: orNull(form, 'color'), darkColor: orNull(form, 'darkColor') }),
  limits: (form) =>
    Object.fromEntries(
      Object.entries(UNIT_SECONDS).map(([name, unit]) => {
        const typed = textOf(form, name).replace(',', '.');
        return [name, typed === '' ? Number.NaN : Math.round(Number(typed) * unit)];
      }),
    ),
};

/** The text for the valid range of a field. */
const BOUNDS: Record<string, 'session' | 'offlineIdle' | 'offlineTotal'> = {
  sessionIdleSeconds: 'session',
  sessionTotalSeconds: 'session',
  offlineIdleSeconds: 'offlineIdle',
  offlineTotalSeconds: 'offlineTotal',
};

/** Fields whose text has the same key. */
const NAMED = [
  'name',
  'technicalEmail',
  'securityEmail',
  'billingEmail',
  'supportName',
  'supportAddress',
  'timeZone',
  'color',
  'darkColor',
  'sessionIdleSeconds',
  'sessionTotalSeconds',
  'offlineIdleSeconds',
  'offlineTotalSeconds',
] as const;

function differences(now: Organization, yours: Partial<Organization>, t: FieldTexts): Difference[] {
  const shown = (field: string, value: unknown) =>
    field in UNIT_SECONDS ? inUnit(field, Number(value)) : String(value ?? '');
  return Object.entries(yours)
    .map(([field, value]) => ({
      field: nameOf(field, t),
      now: shown(field, now[field as keyof Organization]),
      yours: shown(field, value),
    }))
    .filter((row) => row.now !== row.yours);
}

function nameOf(field: string, t: FieldTexts): string {
  const named = NAMED.find((name) => name === field);
  return named ? t(named) : field;
}
