import {
  ChangeEmailSchema,
  type TotpSetup,
  type UpdateAccount,
  UpdateAccountSchema,
} from '@gatehouse/contracts';
import { z } from 'zod';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';
import { NewPasswordFormSchema } from './password-reset.server';
import { readSetup } from './second-step.server';

/** What became of a form of the page, and which one it was. */
export type SettingsAnswer =
  | { kind: 'done'; notice: Notice }
  | { kind: 'codes'; recoveryCodes: string[] }
  | { kind: 'setup'; setup: TotpSetup; state?: FormState; status: number }
  | { kind: 'refused'; intent: string; state: FormState; status: number };

const OTHERWISE = 'This was not saved. Please try again.';
const { firstName, lastName, picture, locale, zoneinfo } = UpdateAccountSchema.shape;
const version = z.coerce.number().int().min(1);
const NameSchema = z.object({ firstName: firstName.unwrap(), lastName: lastName.unwrap(), version });
/** An empty field says that nothing is to be known. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema);
const ProfileSchema: z.ZodType<UpdateAccount> = z.object({
  picture: orNothing(picture),
  locale: orNothing(locale),
  zoneinfo: orNothing(zoneinfo),
  version,
});
const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

export async function answerSettings(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<SettingsAnswer> {
  const intent = String(form.get('intent') ?? '');
  const act = ACTIONS[intent];
  if (!act)
    return { kind: 'refused', intent, state: { errors: {}, message: OTHERWISE, values: {} }, status: 400 };
  return act({ request, form, intent, client: api(request, session) });
}

interface Asked {
  request: Request;
  form: FormData;
  intent: string;
  client: ReturnType<typeof api>;
}

const ACTIONS: Record<string, (asked: Asked) => Promise<SettingsAnswer>> = {
  name: async (asked) => {
    const checked = checkForm(asked.form, NameSchema);
    if (!checked.ok) return wrong(asked, checked.state);
    return done(asked, asked.client.PATCH('/api/v1/account', { body: checked.value }), 'account-saved');
  },
  profile: async (asked) => {
    const checked = checkForm(asked.form, ProfileSchema);
    if (!checked.ok) return wrong(asked, checked.state);
    return done(asked, asked.client.PATCH('/api/v1/account', { body: checked.value }), 'profile-saved');
  },
  email: async (asked) => {
    const checked = checkForm(asked.form, z.object(ChangeEmailSchema.shape));
    if (!checked.ok) return wrong(asked, checked.state);
    return done(
      asked,
      asked.client.POST('/api/v1/account/email', { body: checked.value }),
      'email-change-asked',
    );
  },
  notices: (asked) =>
    done(
      asked,
      asked.client.PUT('/api/v1/account/notices', {
        body: { newDeviceMail: asked.form.get('newDeviceMail') === 'on' },
      }),
      'notices-saved',
    ),
  'cancel-email': (asked) =>
    done(asked, asked.client.DELETE('/api/v1/account/email'), 'email-change-cancelled'),
  password: changePassword,
  'totp-begin': async (asked) => {
    const answer = await answerOf(asked.request, asked.client.POST('/api/v1/account/factors/totp'));
    return answer.ok ? { kind: 'setup', setup: answer.value, status: 200 } : refused(asked, answer);
  },
  'totp-confirm': confirmTotp,
  'totp-remove': (asked) => done(asked, asked.client.DELETE('/api/v1/account/factors/totp'), 'totp-removed'),
  'recovery-codes': async (asked) => {
    const answer = await answerOf(asked.request, asked.client.POST('/api/v1/account/factors/recovery-codes'));
    return answer.ok ? { kind: 'codes', recoveryCodes: answer.value.recoveryCodes } : refused(asked, answer);
  },
  'passkey-add': addPasskey,
  'passkey-rename': async (asked) => {
    const body = { name: String(asked.form.get('name') ?? '') };
    const params = { path: { id: idOf(asked.form) } };
    return done(
      asked,
      asked.client.PATCH('/api/v1/account/factors/passkeys/{id}', { params, body }),
      'passkey-renamed',
    );
  },
  'passkey-remove': (asked) => {
    const params = { path: { id: idOf(asked.form) } };
    return done(
      asked,
      asked.client.DELETE('/api/v1/account/factors/passkeys/{id}', { params }),
      'passkey-removed',
    );
  },
  'end-session': (asked) => {
    const params = { path: { id: idOf(asked.form) } };
    return done(asked, asked.client.DELETE('/api/v1/account/sessions/{id}', { params }), 'session-ended');
  },
  'end-others': (asked) =>
    done(asked, asked.client.POST('/api/v1/account/sessions/end-others'), 'other-sessions-ended'),
};

async function changePassword(asked: Asked): Promise<SettingsAnswer> {
  const checked = checkForm(asked.form, NewPasswordFormSchema);
  if (!checked.ok) return wrong(asked, checked.state);
  const currentPassword = String(asked.form.get('currentPassword') ?? '');
  const body = { newPassword: checked.value.password, ...(currentPassword && { currentPassword }) };
  return done(asked, asked.client.POST('/api/v1/account/password', { body }), 'password-changed');
}

/** The set-up is shown once by the API, so the form carries it along. */
async function confirmTotp(asked: Asked): Promise<SettingsAnswer> {
  const setup = readSetup(asked.form);
  const code = String(asked.form.get('code') ?? '').trim();
  const again = (message: string): SettingsAnswer =>
    setup
      ? { kind: 'setup', setup, state: { errors: { code: message }, message: null, values: {} }, status: 422 }
      : wrong(asked, { errors: {}, message, values: {} });
  if (!code) return again('Enter the code that the app shows');
  const answer = await answerOf(
    asked.request,
    asked.client.POST('/api/v1/account/factors/totp/confirm', { body: { code } }),
  );
  if (answer.ok) return withCodes(answer.value.recoveryCodes, 'totp-added');
  return answer.problem.code === 'invalid_factor' ? again(answer.problem.detail) : refused(asked, answer);
}

async function addPasskey(asked: Asked): Promise<SettingsAnswer> {
  const passkey = PasskeySchema.safeParse(parseJson(String(asked.form.get('passkey') ?? ''))).data;
  if (!passkey)
    return wrong(asked, { errors: {}, message: 'The passkey did not answer. Try again.', values: {} });
  const name = String(asked.form.get('name') ?? '').trim() || 'Passkey';
  const answer = await answerOf(
    asked.request,
    asked.client.POST('/api/v1/account/factors/passkeys', { body: { ...passkey, name } }),
  );
  return answer.ok ? withCodes(answer.value.recoveryCodes, 'passkey-added') : refused(asked, answer);
}

/** With the first factor come codes, which must be seen before anything else. */
function withCodes(recoveryCodes: string[], notice: Notice): SettingsAnswer {
  return recoveryCodes.length > 0 ? { kind: 'codes', recoveryCodes } : { kind: 'done', notice };
}

async function done<T>(
  asked: Asked,
  call: Parameters<typeof answerOf<T>>[1],
  notice: Notice,
): Promise<SettingsAnswer> {
  const answer = await answerOf(asked.request, call);
  // Ended or removed in another tab already: what the person wants is the case.
  if (answer.ok || answer.problem.status === 404) return { kind: 'done', notice };
  return refused(asked, answer);
}

function refused({ form, intent }: Asked, answer: Answer<unknown> & { ok: false }): SettingsAnswer {
  const state = refusedForm(form, answer.problem, OTHERWISE);
  const { status } = answer.problem;
  return { kind: 'refused', intent, state, status: status === 401 ? 422 : status };
}

function wrong({ intent }: Asked, state: FormState): SettingsAnswer {
  return { kind: 'refused', intent, state, status: 422 };
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
