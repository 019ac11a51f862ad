import {
  ChangeProvisioningSchema,
  CreateProvisioningSchema,
  PROVISIONING_PRESET_FACTS,
  PROVISIONING_PRESETS,
  type ProvisioningAssignmentDto,
  type ProvisioningDto,
  type ProvisioningObjectDto,
  type ProvisioningPreset,
  type ProvisioningPresetFacts,
  type ProvisioningPreview,
  type ProvisioningTest,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { textOf } from '~/form-state';
import type { PageLinks } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { type AttributeChoice, readAttributeChoices } from '~/server/custom-attributes.server';
import { refusedForm, toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type FoundAssignable, findAssignable } from '../groups/assignments.server';
import { readMapping, typedRows } from './mapping-rows';
import { provisioningTexts } from './texts/provisioning';

const PATH = '/api/v1/admin/provisioning';
const MOST_ASSIGNMENTS = 100;
export const OBJECT_FILTERS = ['waiting', 'in_sync', 'refused', 'leaving', 'gone', 'drifted'] as const;
export type ObjectFilter = (typeof OBJECT_FILTERS)[number];

export interface ProvisioningView {
  /** Null before it is set up. */
  provisioning: ProvisioningDto | null;
  /** The application belongs to no organization, so it has no users of one. */
  isOfPlatform: boolean;
  applicationId: string;
  objects: ProvisioningObjectDto[];
  filter: ObjectFilter | null;
  pages: PageLinks;
  /** Of the list of its own. */
  assignments: ProvisioningAssignmentDto[];
  /** What a search for others found; null unless provisioning has a list of its own. */
  found: FoundAssignable | null;
  /** Custom attributes of the organization, which the mapping can read. */
  attributes: AttributeChoice[];
  /** Before it is set up; from the server, so that no script carries them. */
  products: ProvisionedProduct[];
}

/** A product with the addresses of its SCIM API. */
export interface ProvisionedProduct
  extends Pick<ProvisioningPresetFacts, 'name' | 'baseUrl' | 'tokenUrl' | 'documentation'> {
  preset: ProvisioningPreset;
}

/** What an action on the provisioning of an application answers. */
export interface ProvisioningAnswers {
  test?: ProvisioningTest;
  preview?: ProvisioningPreview;
}
type State = FormState & ProvisioningAnswers;

export async function readProvisioning(
  visit: Visit,
  applicationId: string,
  tenantId: string | null,
): Promise<ProvisioningView> {
  const found = orRefuse(await visit.api.GET(PATH, { params: { query: { application: applicationId } } }));
  const provisioning = found.items[0] ?? null;
  const asked = visit.url.searchParams.get('status');
  const filter = OBJECT_FILTERS.find((status) => status === asked) ?? null;
  const none = {
    objects: [],
    assignments: [],
    attributes: [],
    found: null,
    pages: pageLinks(visit, {}, null),
  };
  const base = { provisioning, applicationId, filter, isOfPlatform: tenantId === null, products: [] };
  if (!provisioning) return { ...base, ...none, products: allProducts() };
  const path = { id: applicationId };
  const hasList = provisioning.assigned === 'selected';
  const [objects, assignments, assignable, attributes] = await Promise.all([
    visit.api.GET(`${PATH}/{id}/objects`, {
      params: { path, query: { ...cursorOf(visit), ...(filter && { status: filter }) } },
    }),
    hasList
      ? visit.api.GET(`${PATH}/{id}/assignments`, { params: { path, query: { limit: MOST_ASSIGNMENTS } } })
      : null,
    hasList && tenantId ? findAssignable(visit, tenantId) : null,
    readAttributeChoices(visit, provisioning.tenant_id),
  ]);
  const { items, nextCursor } = orRefuse(objects);
  const narrowed = { tab: 'provisioning', ...(filter && { status: filter }) };
  return {
    ...base,
    objects: items,
    pages: pageLinks(visit, narrowed, nextCursor),
    assignments: assignments ? orRefuse(assignments).items : [],
    found: assignable,
    attributes,
  };
}

function allProducts(): ProvisionedProduct[] {
  return PROVISIONING_PRESETS.filter((preset) => preset !== 'custom').map((preset) => {
    const { name, baseUrl, tokenUrl, documentation } = PROVISIONING_PRESET_FACTS[preset];
    return { preset, name, baseUrl, tokenUrl, documentation };
  });
}

export function isProvisioningIntent(form: FormData): boolean {
  return textOf(form, 'intent').startsWith('provisioning-');
}

/** @param page address of the application */
export function actOnProvisioning(
  visit: Visit,
  id: string,
  page: string,
  form: FormData,
): Promise<Outcome<State>> {
  const act = { visit, id, form, back: `${page}?tab=provisioning` };
  const [, intent = '', object] =
    textOf(form, 'intent').match(/^provisioning-([a-z-]+)(?::([\w-]+))?$/) ?? [];
  switch (intent) {
    case 'set-up':
      return setUp(act);
    case 'save':
      return save(act);
    case 'test':
      return test(act);
    case 'preview':
      return preview(act);
    case 'assign-user':
      return assign(act, { user_id: textOf(form, 'member') });
    case 'assign-group':
      return assign(act, { group_id: textOf(form, 'member') });
    case 'unassign':
      return simply(
        act,
        visit.api.DELETE(`${PATH}/{id}/assignments/{assignmentId}`, {
          params: { path: { id, assignmentId: object ?? '' } },
        }),
      );
    case 'retry':
      return simply(
        act,
        visit.api.POST(`${PATH}/{id}/objects/{objectId}/retry`, {
          params: { path: { id, objectId: object ?? '' } },
        }),
      );
    case 'retry-all':
      return simply(act, visit.api.POST(`${PATH}/{id}/retry`, { params: { path: { id } } }));
    case 'start':
      return simply(act, visit.api.POST(`${PATH}/{id}/start`, { params: { path: { id } } }));
    case 'pause':
      return simply(act, visit.api.POST(`${PATH}/{id}/pause`, { params: { path: { id } } }));
    case 'reconcile':
      return simply(act, visit.api.POST(`${PATH}/{id}/reconcile`, { params: { path: { id } } }));
    default:
      return simply(act, visit.api.DELETE(`${PATH}/{id}`, { params: { path: { id } } }));
  }
}

interface Act {
  visit: Visit;
  id: string;
  form: FormData;
  back: string;
}

type Answered = { ok: true } | { ok: false; problem: Parameters<typeof refusedForm>[1] };

async function simply({ visit, form, back }: Act, answering: Promise<Answered>): Promise<Outcome<State>> {
  const answer = await answering;
  return answer.ok ? done(back) : notDone(visit, form, answer.problem);
}

function notDone(visit: Visit, form: FormData, problem: Parameters<typeof refusedForm>[1]): Outcome<State> {
  const t = textsOf(visit.request, provisioningTexts);
  const state = refusedForm(form, problem, t('notSaved'));
  return refused({ ...state, values: { ...state.values, ...typedRows(form) } }, problem.status);
}

/** Fields that both forms have. */
function settingsIn(form: FormData) {
  const text = (name: string) => textOf(form, name).trim();
  return {
    base_url: text('base_url'),
    auth_method: text('auth_method'),
    token_url: text('token_url') || null,
    oauth_client_id: text('oauth_client_id') || null,
    oauth_scope: text('oauth_scope') || null,
    assigned: text('assigned'),
    leave_action: text('leave_action'),
    leave_after_days: Number(text('leave_after_days') || '0'),
    push_groups: form.get('push_groups') === 'on',
    update_method: text('update_method'),
  };
}

/** The first step asks for what the product's pages show; the rest has the values of the preset. */
async function setUp({ visit, id, form, back }: Act): Promise<Outcome<State>> {
  const preset = PROVISIONING_PRESETS.find((key) => key === textOf(form, 'preset')) ?? 'custom';
  const given = settingsIn(form);
  const parsed = CreateProvisioningSchema.safeParse({
    application_id: id,
    preset,
    secret: textOf(form, 'secret'),
    base_url: given.base_url,
    auth_method: given.auth_method,
    token_url:
      given.token_url ?? (given.auth_method === 'oauth' ? PROVISIONING_PRESET_FACTS[preset].tokenUrl : null),
    oauth_client_id: given.oauth_client_id,
    oauth_scope: given.oauth_scope,
  });
  if (!parsed.success) return invalid(form, parsed.error.issues);
  const answer = await visit.api.POST(PATH, { body: parsed.data });
  return answer.ok ? done(back) : notDone(visit, form, answer.problem);
}

async function save({ visit, id, form, back }: Act): Promise<Outcome<State>> {
  const secret = textOf(form, 'secret');
  const parsed = ChangeProvisioningSchema.safeParse({
    ...settingsIn(form),
    version: Number(textOf(form, 'version')),
    mapping: readMapping(form),
    ...(secret && { secret }),
  });
  if (!parsed.success) return invalid(form, parsed.error.issues);
  const answer = await visit.api.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body: parsed.data });
  return answer.ok ? done(back, 'application-saved') : notDone(visit, form, answer.problem);
}

function invalid(
  form: FormData,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Outcome<State> {
  const errors: Record<string, string> = {};
  for (const { field, message } of issues.map(toFieldError)) errors[field] ??= message;
  return refused({ errors, message: null, values: { ...typedTexts(form), ...typedRows(form) } });
}

async function test({ visit, id, form }: Act): Promise<Outcome<State>> {
  const answer = await visit.api.POST(`${PATH}/{id}/test`, { params: { path: { id } } });
  if (!answer.ok) return notDone(visit, form, answer.problem);
  return shown({ errors: {}, message: null, values: {}, test: answer.value });
}

async function preview({ visit, id, form }: Act): Promise<Outcome<State>> {
  const user = await findUser(visit, id, textOf(form, 'preview_email'));
  const t = textsOf(visit.request, provisioningTexts);
  if (!user)
    return refused({ errors: { preview_email: t('noSuchUser') }, message: null, values: typedTexts(form) });
  const answer = await visit.api.POST(`${PATH}/{id}/preview`, {
    params: { path: { id } },
    body: { user_id: user },
  });
  if (!answer.ok) return notDone(visit, form, answer.problem);
  return shown({ errors: {}, message: null, values: typedTexts(form), preview: answer.value });
}

function assign(act: Act, body: { user_id: string } | { group_id: string }): Promise<Outcome<State>> {
  const { visit, id } = act;
  return simply(act, visit.api.POST(`${PATH}/{id}/assignments`, { params: { path: { id } }, body }));
}

/** ID of the member with this address; null if the organization has none. */
async function findUser(visit: Visit, id: string, typed: string): Promise<string | null> {
  const email = typed.trim().toLowerCase();
  if (!email) return null;
  const { tenant_id: tenantId } = orRefuse(await visit.api.GET(`${PATH}/{id}`, { params: { path: { id } } }));
  const query = { search: email, limit: 20, ...(visit.can('platform_management') && { tenantId }) };
  const found = await visit.api.GET('/api/v1/users', { params: { query } });
  // An address with characters that no address has is nobody's.
  if (!found.ok && found.problem.status === 400) return null;
  const { items } = orRefuse(found);
  return items.find((user) => user.email.toLowerCase() === email)?.id ?? null;
}
