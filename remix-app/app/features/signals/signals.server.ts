import {
  type Problem,
  SaveSignalReceiverSchema,
  type SignalEventDto,
  type SignalReceiverDto,
} from '@gatehouse/contracts';
import { type FormState, textOf } from '~/form-state';
import { type Answer, orRefuse, refusal } from '~/server/api.server';
import { explainedField } from '~/server/explained.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { signalsTexts } from './texts/tab';

const PATH = '/api/v1/sso-configurations/{id}/signals';

/** The transmitter of a connection, and the most recent ones. */
export interface SignalsView {
  /** Null: from nobody. */
  receiver: SignalReceiverDto | null;
  events: SignalEventDto[];
}

/** What an action answers, with a new secret in the only moment in which anybody can read it. */
export type SignalsState = FormState & { secret?: string };

interface Asked {
  visit: Visit;
  /** ID of the connection. */
  id: string;
  form: FormData;
}

export async function readSignals(visit: Visit, id: string): Promise<SignalsView> {
  const params = { path: { id } };
  const [settings, events] = await Promise.all([
    visit.api.GET(PATH, { params }),
    visit.api.GET(`${PATH}/events`, { params }),
  ]);
  return { receiver: orRefuse(settings).receiver, events: orRefuse(events).items };
}

/** What the pressed button of the tab asks for. @param what without `signals-` */
export function actOnSignals(what: string, asked: Asked): Promise<Outcome<SignalsState>> {
  const act = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined;
  if (!act) throw refusal(400, null);
  return act(asked);
}

const ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<Outcome<SignalsState>>>> = {
  async save(asked) {
    const { visit, form } = asked;
    const parsed = SaveSignalReceiverSchema.safeParse({
      issuer: textOf(form, 'issuer').trim(),
      audience: textOf(form, 'audience').trim() || null,
      blocksDisabled: form.get('blocksDisabled') === 'on',
      delivery: form.get('delivery') ?? undefined,
      managementToken: textOf(form, 'managementToken').trim() || undefined,
      version: Number(form.get('version')) || 0,
    });
    if (!parsed.success) {
      const wrong = parsed.error.issues.map(({ path, code, message }) => ({
        field: path.join('.'),
        code,
        message,
      }));
      const errors = Object.fromEntries(
        wrong.map((issue) => [issue.field, explainedField(visit.request, issue).message]),
      );
      return refused<SignalsState>({ errors, message: null, values: typedWithoutToken(form) });
    }
    return withSecret(asked, await visit.api.PUT(PATH, { params: pathOf(asked), body: parsed.data }));
  },

  async rotate(asked) {
    return withSecret(asked, await asked.visit.api.POST(`${PATH}/secret`, { params: pathOf(asked) }));
  },

  async verify(asked) {
    return back(asked, await asked.visit.api.POST(`${PATH}/verification`, { params: pathOf(asked) }));
  },

  async stop(asked) {
    return back(asked, await asked.visit.api.DELETE(PATH, { params: pathOf(asked) }));
  },
};

function withSecret(asked: Asked, answer: Answer<{ secret: string | null }>): Outcome<SignalsState> {
  if (!answer.ok) return notDone(asked, answer.problem);
  const { secret } = answer.value;
  return secret === null ? back(asked, answer) : shown({ errors: {}, message: null, values: {}, secret });
}

function back({ visit }: Asked, answer: Answer<unknown>): Outcome<SignalsState> {
  if (!answer.ok) return notDone({ visit, form: new FormData() }, answer.problem);
  return done(`${visit.url.pathname}?tab=signals`, 'signals-saved');
}

function notDone({ visit, form }: Pick<Asked, 'visit' | 'form'>, problem: Problem): Outcome<SignalsState> {
  const state = refusedForm(form, problem, textsOf(visit.request, signalsTexts)('notDone'));
  return refused({ ...state, values: typedWithoutToken(form) }, problem.status);
}

function typedWithoutToken(form: FormData): Record<string, string> {
  const { managementToken: _, ...values } = typedTexts(form);
  return values;
}

function pathOf({ id }: Asked) {
  return { path: { id } };
}
