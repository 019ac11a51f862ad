import {
  ChangeEmailSchema,
  type TotpSetup,
  type UpdateAccount,
  UpdateAccountSchema,
} from '@gatehouse/contracts';
import { z } from 'zod';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import type { Answer } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { newPasswordForm } from './password-reset.server';
import { readSetup } from './second-step.server';
import { accountAnswers } from './texts/account-answers';

/** The result of a form of the page, and the form's name. */
export type SettingsState =
  | { kind: 'codes'; recoveryCodes: string[] }
  | { kind: 'setup'; setup: TotpSetup; state?: FormState }
  | { kind: 'refused'; intent: string; state: FormState };

const PAGE = '/user/settings';
const { firstName, lastName, picture, locale, zoneinfo } = UpdateAccountSchema.shape;
const version = z.coerce.number().int().min(1);
const NameSchema = z.object({ firstName: firstName.unwrap(), lastName: lastName.unwrap(), version });
/** An empty field clears the value. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema);
const ProfileSchema: z.ZodType<UpdateAccount> = z.object({
  picture: orNothing(picture),
  locale: orNothing(locale),
  zoneinfo: orNothing(zoneinfo),
  version,
});
const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

export async function answerSettings(visit: Visit, form: FormData): Promise<Outcome<SettingsState>> {
  const intent = String(form.get('intent') ?? '');
  const act = ACTIONS[intent];
  if (!act) {
    const state = { errors: {}, message: answersFor(visit)('notSaved'), values: {} };
    return refused({ kind: 'refused', intent, state }, 400);
  }
  return act({ visit, form, intent });
}

interface Asked {
  visit: Visit;
  form: FormData;
  intent: string;
}

const ACTIONS: Record<string, (asked: Asked) => Promise<Outcome<SettingsState>>> = {
  name: async (asked) => {
    const checked = checkForm(asked.form, NameSchema, asked.visit.request);
    if (!checked.ok) return wrong(asked, checked.state);
    return saved(asked, asked.visit.api.PATCH('/api/v1/account', { body: checked.value }), 'account-saved');
  },
  profile: async (asked) => {
    const checked = checkForm(asked.form, ProfileSchema, asked.visit.request);
    if (!checked.ok) return wrong(asked, checked.state);
    return saved(asked, asked.visit.api.PATCH('/api/v1/account', { body: checked.value }), 'profile-saved');
  },
  email: async (asked) => {
    const checked = checkForm(asked.form, z.object(ChangeEmailSchema.shape), asked.visit.request);
    if (!checked.ok) return wrong(asked, checked.state);
    return saved(
      asked,
      asked.visit.api.POST('/api/v1/account/email', { body: checked.value }),
      'email-change-asked',
    );
  },
  notices: (asked) =>
    saved(
      asked,
      asked.visit.api.PUT('/api/v1/account/notices', {
        body: {
          newDeviceMail: asked.form.get('newDeviceMail') === 'on',
          // A user who is no admin has no such field.
          ...(asked.form.has('hasWeeklyEmail') && { weeklyEmail: asked.form.get('weeklyEmail') === 'on' }),
        },
      }),
      'notices-saved',
    ),
  'cancel-email': (asked) =>
    saved(asked, asked.visit.api.DELETE('/api/v1/account/email'), 'email-change-cancelled'),
  password: changePassword,
  'totp-begin': async (asked) => {
    const answer = await asked.visit.api.POST('/api/v1/account/factors/totp');
    return answer.ok ? shown({ kind: 'setup', setup: answer.value }) : notSaved(asked, answer);
  },
  'totp-confirm': confirmTotp,
  'totp-remove': (asked) =>
    saved(asked, asked.visit.api.DELETE('/api/v1/account/factors/totp'), 'totp-removed'),
  'recovery-codes': async (asked) => {
    const answer = await asked.visit.api.POST('/api/v1/account/factors/recovery-codes');
    return answer.ok
      ? shown({ kind: 'codes', recoveryCodes: answer.value.recoveryCodes })
      : notSaved(asked, answer);
  },
  'passkey-add': addPasskey,
  'passkey-rename': async (asked) => {
    const body = { name: String(asked.form.get('name') ?? '') };
    const params = { path: { id: idOf(asked.form) } };
    return saved(
      asked,
      asked.visit.api.PATCH('/api/v1/account/factors/passkeys/{id}', { params, body }),
      'passkey-renamed',
    );
  },
  'passkey-remove': (asked) => {
    const params = { path: { id: idOf(asked.form) } };
    return saved(
      asked,
      asked.visit.api.DELETE('/api/v1/account/factors/passkeys/{id}', { params }),
      'passkey-removed',
    );
  },
  'end-session': (asked) => {
    const params = { path: { id: idOf(asked.form) } };
    return saved(asked, asked.visit.api.DELETE('/api/v1/account/sessions/{id}', { params }), 'session-ended');
  },
  'end-others': (asked) =>
    saved(asked, asked.visit.api.POST('/api/v1/account/sessions/end-others'), 'other-sessions-ended'),
};

async function changePassword(asked: Asked): Promise<Outcome<SettingsState>> {
  const checked = checkForm(asked.form, newPasswordForm(answersFor(asked.visit)));
  if (!checked.ok) return wrong(asked, checked.state);
  const currentPassword = String(asked.form.get('currentPassword') ?? '');
  const body = { newPassword: checked.value.password, ...(currentPassword && { currentPassword }) };
  return saved(asked, asked.visit.api.POST('/api/v1/account/password', { body }), 'password-changed');
}

/** The API returns the set-up only once, so the form contains it. */
async function confirmTotp(asked: Asked): Promise<Outcome<SettingsState>> {
  const setup = readSetup(asked.form);
  const code = String(asked.form.get('code') ?? '').trim();
  const again = (message: string): Outcome<SettingsState> =>
    setup
      ? refused({ kind: 'setup', setup, state: { errors: { code: message }, message: null, values: {} } })
      : wrong(asked, { errors: {}, message, values: {} });
  if (!code) return again(answersFor(asked.visit)('enterCode'));
  const answer = await asked.visit.api.POST('/api/v1/account/factors/totp/confirm', { body: { code } });
  if (answer.ok) return withCodes(answer.value.recoveryCodes, 'totp-added');
  return answer.problem.code === 'invalid_factor' ? again(answer.problem.detail) : notSaved(asked, answer);
}

async function addPasskey(asked: Asked): Promise<Outcome<SettingsState>> {
  const passkey = PasskeySchema.safeParse(parseJson(String(asked.form.get('passkey') ?? ''))).data;
  const t = answersFor(asked.visit);
  if (!passkey) return wrong(asked, { errors: {}, message: t('noPasskey'), values: {} });
  const name = String(asked.form.get('name') ?? '').trim() || t('passkey');
  const answer = await asked.visit.api.POST('/api/v1/account/factors/passkeys', {
    body: { ...passkey, name },
  });
  return answer.ok ? withCodes(answer.value.recoveryCodes, 'passkey-added') : notSaved(asked, answer);
}

/** The first factor comes with recovery codes, which must be shown first. */
function withCodes(recoveryCodes: string[], notice: Notice): Outcome<SettingsState> {
  return recoveryCodes.length > 0 ? shown({ kind: 'codes', recoveryCodes }) : done(PAGE, notice);
}

async function saved(
  asked: Asked,
  call: Promise<Answer<unknown>>,
  notice: Notice,
): Promise<Outcome<SettingsState>> {
  const answer = await call;
  // Already ended or removed in another tab, as intended.
  return answer.ok || answer.problem.status === 404 ? done(PAGE, notice) : notSaved(asked, answer);
}

function notSaved(
  { visit, form, intent }: Asked,
  answer: Answer<unknown> & { ok: false },
): Outcome<SettingsState> {
  const state = refusedForm(form, answer.problem, answersFor(visit)('notSaved'));
  const { status } = answer.problem;
  return refused({ kind: 'refused', intent, state }, status === 401 ? 422 : status);
}

function wrong({ intent }: Asked, state: FormState): Outcome<SettingsState> {
  return refused({ kind: 'refused', intent, state });
}

function answersFor({ request }: Visit) {
  return textsOf(request, accountAnswers);
}

function idOf(form: FormData): string {
  return String(form.get('id') ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
