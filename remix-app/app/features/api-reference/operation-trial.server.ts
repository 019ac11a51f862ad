import { REAUTHENTICATION_REQUIRED } from '@gatehouse/contracts';
import { confirmOrNull, plainFetch } from '~/server/api.server';
import { logError } from '~/server/errors.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { readContract } from './contract.server';
import type { ContractTexts } from './fields';
import { withoutSecrets, withoutTokens, withoutTyped } from './masks';
import { type OperationView, operationOf } from './operations';
import { contractTexts } from './texts/contract';
import type { TrialAnswer, TrialState } from './trial';
import { type TrialRequest, trialRequestOf } from './trial-request';

const MOST_CHARACTERS = 100_000;
/** Headers that say something about a response. The others concern the two servers only. */
const SHOWN_HEADERS = [
  'content-type',
  'content-disposition',
  'location',
  'etag',
  'cache-control',
  'retry-after',
  'www-authenticate',
  'x-request-id',
];

/**
 * Sends a request of the contract as the signed-in user, with no other permissions.
 *
 * @throws Response the page that asks for re-authentication, and then sends it again
 */
export async function tryOperation(visit: Visit, form: FormData): Promise<Outcome<TrialState>> {
  const t = textsOf(visit.request, contractTexts);
  const operation = operationOf(await readContract(visit), String(form.get('operation')), t);
  const state: TrialState = {
    operation: operation?.id ?? '',
    values: typedIn(form),
    errors: {},
    message: null,
    answer: null,
  };
  if (!operation) return refused({ ...state, message: t('noOperation') });
  if (!operation.trial.isPossible) return refused({ ...state, message: operation.trial.why });
  const asked = trialRequestOf(operation, form, t);
  if (!asked.ok) return refused({ ...state, errors: asked.errors });
  try {
    return shown({ ...state, answer: await send(visit, operation, asked, t) });
  } catch (error) {
    if (error instanceof Response) throw error;
    const reference = logError(error, visit.request);
    return refused({ ...state, message: t('noResponse', { reference }) });
  }
}

async function send(
  visit: Visit,
  operation: OperationView,
  { path, body }: Extract<TrialRequest, { ok: true }>,
  t: ContractTexts,
): Promise<TrialAnswer> {
  const began = performance.now();
  const credentials = operation.isGuarded ? visit.session : {};
  const response = await plainFetch(visit.request, credentials, path, {
    method: operation.method,
    ...(body !== null && { body, headers: { 'content-type': 'application/json' } }),
  });
  const { text, isCut } = await readSome(response);
  const durationMs = Math.round(performance.now() - began);
  if (codeOf(text) === REAUTHENTICATION_REQUIRED) {
    const page = await confirmOrNull(visit.request, visit.session);
    if (page) throw page;
  }
  return {
    status: response.status,
    statusText: response.statusText,
    durationMs,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    ...bodyOf(text, t),
    isCut,
  };
}

/** The beginning of a body, which may be huge or endless. */
async function readSome(response: Response): Promise<{ text: string; isCut: boolean }> {
  const reader = response.body?.getReader();
  if (!reader) return { text: '', isCut: false };
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MOST_CHARACTERS) continue;
    await reader.cancel();
    return { text: text.slice(0, MOST_CHARACTERS), isCut: true };
  }
  return { text, isCut: false };
}

function bodyOf(text: string, t: ContractTexts): Pick<TrialAnswer, 'body' | 'openBody'> {
  const value = parse(text);
  if (value === undefined) return { body: text, openBody: null };
  const safe = withoutTokens(value, t('kept'));
  const [open, masked] = [safe, withoutSecrets(safe)].map((each) => JSON.stringify(each, null, 2));
  return { body: masked as string, openBody: open === masked ? null : (open as string) };
}

function codeOf(text: string): unknown {
  const value = parse(text);
  return typeof value === 'object' && value !== null && 'code' in value ? value.code : null;
}

/** The sent values without passwords and secrets, which a page never sends back. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]): [string, string][] => {
      if (typeof value !== 'string') return [];
      if (name !== 'body') return [[name, value]];
      const parsed = parse(value);
      return [[name, parsed === undefined ? '' : JSON.stringify(withoutTyped(parsed), null, 2)]];
    }),
  );
}

/** @returns undefined if the text is not JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
