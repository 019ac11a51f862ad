import {
  ChangeDirectorySchema,
  CreateCustomAttributeSchema,
  CreateDirectorySchema,
  type CreateDirectoryToken,
  CreateDirectoryTokenSchema,
  type Problem,
} from '@gatehouse/contracts';
import type { ZodError } from 'zod';
import { type Answer, refusal } from '~/server/api.server';
import { explainedField } from '~/server/explained.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { type DirectoryState, partPath } from './directory-view';
import { enrollCommand } from './enroll-command';
import { beginPullConsent } from './pull-consent.server';
import { directoryAnswers } from './texts/answers';

const PATH = '/api/v1/sso-configurations/{id}/directory';
const CONNECTORS = '/api/v1/sso-configurations/{id}/connectors';

interface Asked {
  visit: Visit;
  /** ID of the connection. */
  id: string;
  form: FormData;
  /** What stands behind the second colon of the button's intent. */
  argument: string;
}

/**
 * What the pressed button of the directory's tab asks for.
 *
 * @param what without `directory-`
 */
export function actOnDirectory(what: string, asked: Asked): Promise<Outcome<DirectoryState>> {
  const act = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined;
  if (!act) throw refusal(400, null);
  return act(asked);
}

const ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<Outcome<DirectoryState>>>> = {
  async on(asked) {
    const body = CreateDirectorySchema.safeParse({ source: asked.argument }).data;
    if (!body) throw refusal(400, null);
    const answer = await asked.visit.api.POST(PATH, { params: pathOf(asked), body });
    return toOutcome(asked, answer, body.source === 'scim' ? 'set-up' : 'reads');
  },

  async off(asked) {
    return toOutcome(asked, await asked.visit.api.DELETE(PATH, { params: pathOf(asked) }), null);
  },

  async consent(asked) {
    const begun = await beginPullConsent(asked.visit, asked.id, asked.visit.url.pathname);
    return begun.ok ? begun.value : notDone(asked, begun.problem);
  },

  async read(asked) {
    const kind = asked.argument === 'full' ? 'full' : 'incremental';
    const answer = await asked.visit.api.POST(`${PATH}/pull/runs`, { params: pathOf(asked), body: { kind } });
    return toOutcome(asked, answer, 'reads');
  },

  async guests(asked) {
    const body = { version: versionOf(asked), includeGuests: asked.form.get('includeGuests') === 'on' };
    const answer = await asked.visit.api.PATCH(`${PATH}/pull`, { params: pathOf(asked), body });
    return toOutcome(asked, answer, 'reads');
  },

  token: (asked) => createToken(asked, 'bearer'),

  client: (asked) => createToken(asked, 'oauth_client'),

  async define(asked) {
    const { form, visit } = asked;
    const parsed = CreateCustomAttributeSchema.safeParse({
      name: form.get('name'),
      label: form.get('label'),
      type: form.get('type') ?? undefined,
      multiValued: form.get('multiValued') === 'true',
      ...organizationIn(form),
    });
    if (!parsed.success) return invalid(asked, parsed.error);
    const answer = await visit.api.POST('/api/v1/custom-attributes', { body: parsed.data });
    return toOutcome(asked, answer, 'settings');
  },

  async undefine(asked) {
    const params = { path: { id: asked.argument }, query: organizationIn(asked.form) };
    return toOutcome(
      asked,
      await asked.visit.api.DELETE('/api/v1/custom-attributes/{id}', { params }),
      'settings',
    );
  },

  async revoke(asked) {
    const params = { path: { id: asked.id, tokenId: asked.argument } };
    return toOutcome(asked, await asked.visit.api.DELETE(`${PATH}/tokens/{tokenId}`, { params }), 'set-up');
  },

  async 'connector-code'(asked) {
    const answer = await asked.visit.api.POST('/api/v1/sso-configurations/{id}/connector-codes', {
      params: pathOf(asked),
    });
    if (!answer.ok) return notDone(asked, answer.problem);
    return shown({ errors: {}, message: null, values: {}, secret: enrollCommand(answer.value) });
  },

  async 'connector-revoke'(asked) {
    const params = { path: { id: asked.id, connectorId: asked.argument } };
    const answer = await asked.visit.api.DELETE(`${CONNECTORS}/{connectorId}`, { params });
    if (!answer.ok) return notDone(asked, answer.problem);
    return done(`${asked.visit.url.pathname}?tab=connectors`, 'directory-saved');
  },

  async approve(asked) {
    const body = { version: versionOf(asked) };
    const answer = await asked.visit.api.POST(`${PATH}/approve`, { params: pathOf(asked), body });
    return toOutcome(asked, answer, 'changes');
  },

  async reject(asked) {
    const body = { version: versionOf(asked) };
    const answer = await asked.visit.api.POST(`${PATH}/reject`, { params: pathOf(asked), body });
    return toOutcome(asked, answer, 'changes');
  },

  async undo(asked) {
    const body = { day: String(asked.form.get('day') ?? '') };
    const answer = await asked.visit.api.POST(`${PATH}/undo`, { params: pathOf(asked), body });
    if (!answer.ok) return notDone(asked, answer.problem);
    const saidDone = textsOf(asked.visit.request, directoryAnswers)('undone', answer.value).trim();
    return shown({ errors: {}, message: null, values: {}, saidDone });
  },

  async save(asked) {
    const { form } = asked;
    const body = {
      version: versionOf(asked),
      deactivateShare: Number(form.get('deactivateShare') || Number.NaN),
      deactivateLeast: Number(form.get('deactivateLeast') || Number.NaN),
      onLeaving: form.get('onLeaving'),
    };
    const parsed = ChangeDirectorySchema.safeParse(body);
    if (!parsed.success) return invalid(asked, parsed.error);
    const answer = await asked.visit.api.PATCH(PATH, { params: pathOf(asked), body: parsed.data });
    return toOutcome(asked, answer, 'settings');
  },
};

async function createToken(
  asked: Asked,
  kind: CreateDirectoryToken['kind'],
): Promise<Outcome<DirectoryState>> {
  const parsed = CreateDirectoryTokenSchema.safeParse({
    kind,
    expiresInDays: Number(asked.form.get('expiresInDays')) || null,
    networks: linesOf(asked.form.get('networks')),
  });
  if (!parsed.success) return invalid(asked, parsed.error);
  const answer = await asked.visit.api.POST(`${PATH}/tokens`, { params: pathOf(asked), body: parsed.data });
  if (!answer.ok) return notDone(asked, answer.problem);
  const { token, secret } = answer.value;
  const { clientId } = token;
  const once = clientId === null ? { secret } : { createdClient: { clientId, secret } };
  return shown({ errors: {}, message: null, values: {}, ...once });
}

/** Superadmins name the organization. The API checks it. */
function organizationIn(form: FormData): { tenantId?: string } {
  const tenantId = form.get('tenantId');
  return typeof tenantId === 'string' && tenantId ? { tenantId } : {};
}

function pathOf({ id }: Asked) {
  return { path: { id } };
}

function versionOf({ form }: Asked): number {
  return Number(form.get('version')) || 1;
}

/** @param part that is open afterwards; null for none */
function toOutcome(
  asked: Asked,
  answer: Answer<unknown>,
  part: Parameters<typeof partPath>[0] | null,
): Outcome<DirectoryState> {
  if (!answer.ok) return notDone(asked, answer.problem);
  const { pathname } = asked.visit.url;
  return done(part ? `${pathname}${partPath(part)}` : `${pathname}?tab=directory`, 'directory-saved');
}

function notDone({ visit, form }: Asked, problem: Problem): Outcome<DirectoryState> {
  const otherwise = textsOf(visit.request, directoryAnswers)('notDone');
  return refused(refusedForm(form, problem, otherwise), problem.status);
}

function invalid({ visit, form }: Asked, { issues }: ZodError): Outcome<DirectoryState> {
  const errors = Object.fromEntries(
    issues.map(({ path, code, message }) => {
      const [field] = path.map(String);
      const issue = { field: field ?? '', code, message };
      return [issue.field, explainedField(visit.request, issue).message];
    }),
  );
  return refused<DirectoryState>({ errors, message: null, values: typedTexts(form) });
}

function linesOf(value: FormDataEntryValue | null): string[] {
  return String(value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
