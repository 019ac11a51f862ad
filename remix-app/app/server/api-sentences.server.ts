import { TEXTS } from '@gatehouse/contracts';
import type { Messages, Texts } from '@gatehouse/texts';
import { recognizer } from '@gatehouse/texts/recognize';
import { isPseudo, languageOf } from './language.server';
import { apiAccountsTexts } from './texts/api-accounts';
import accounts from './texts/api-accounts/en';
import { apiApplicationsTexts } from './texts/api-applications';
import applications from './texts/api-applications/en';
import { apiConnectionsTexts } from './texts/api-connections';
import connections from './texts/api-connections/en';
import { apiDirectoriesTexts } from './texts/api-directories';
import directories from './texts/api-directories/en';
import { apiInputTexts } from './texts/api-input';
import input from './texts/api-input/en';
import { apiProvisioningTexts } from './texts/api-provisioning';
import provisioning from './texts/api-provisioning/en';
import { apiTenantsTexts } from './texts/api-tenants';
import tenants from './texts/api-tenants/en';
import { textsOf } from './texts.server';

const CATALOGUES: readonly (readonly [Texts<Messages>, Messages])[] = [
  [apiInputTexts, input],
  [apiAccountsTexts, accounts],
  [apiApplicationsTexts, applications],
  [apiTenantsTexts, tenants],
  [apiConnectionsTexts, connections],
  [apiDirectoriesTexts, directories],
  [apiProvisioningTexts, provisioning],
];

/** English messages. The key includes the catalog, because catalogs share keys. */
export const SENTENCES: Messages = Object.fromEntries(
  CATALOGUES.flatMap(([, english], place) =>
    Object.entries(english).map(([key, message]) => [`${place} ${key}`, message]),
  ),
);

export const recognize = recognizer(SENTENCES);

/** Specified sentences that pages compare and translate themselves. */
const KEPT: readonly string[] = [
  TEXTS.wizard.cancelled,
  TEXTS.wizard.failedToStart,
  TEXTS.wizard.captureFailed,
  TEXTS.wizard.saveFailed,
];

/** Longer texts are not sentences of the API. */
const LONGEST = 1_500;

/** Whether the reader's language differs from that of the API. */
export function isTranslated(request: Request): boolean {
  return languageOf(request) !== 'en' || isPseudo(request);
}

/** Translates sentences of the API; null if one of them is in no catalog. */
export function sentenceInLanguage(request: Request, sentence: string): string | null {
  if (!isTranslated(request) || KEPT.includes(sentence)) return sentence;
  if (sentence.length > LONGEST) return null;
  return one(request, sentence) ?? atField(request, sentence) ?? several(request, sentence);
}

function one(request: Request, sentence: string): string | null {
  const found = recognize(sentence);
  if (!found) return null;
  const [place = '', key = ''] = found.key.split(' ');
  const [texts] = CATALOGUES[Number(place)] ?? [];
  if (!texts) return null;
  // A value can be a sentence, such as the reason for a failure.
  const values = Object.fromEntries(
    Object.entries(found.values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (sentenceInLanguage(request, value) ?? value) : value,
    ]),
  );
  return (textsOf(request, texts) as (key: string, values: object) => string)(key, values);
}

const FIELD = /^([\p{L}\p{N}_-]+(?:[. ][\p{L}\p{N}_-]+)*): (.+)$/su;

/** `redirect_uris.0: Use https` */
function atField(request: Request, sentence: string): string | null {
  const [, field, message] = FIELD.exec(sentence) ?? [];
  const told = message === undefined ? null : sentenceInLanguage(request, message);
  return told === null ? null : `${field}: ${told}`;
}

/** Several sentences in sequence. */
function several(request: Request, sentence: string): string | null {
  for (const end of sentence.matchAll(/[.!?] /g)) {
    const at = end.index + 1;
    const first = sentence.slice(0, at);
    const told = KEPT.includes(first) ? first : (one(request, first) ?? atFieldInRow(request, first));
    const rest = told === null ? null : sentenceInLanguage(request, sentence.slice(at + 1));
    if (rest !== null) return `${told} ${rest}`;
  }
  return null;
}

/** `slug: Enter a name.`: the parts of a line's errors are separated by full stops. */
function atFieldInRow(request: Request, sentence: string): string | null {
  const told = atField(request, sentence.slice(0, -1));
  return told && `${told}.`;
}

/** Fields of responses that contain sentences of the API. */
const SAYING = new Set([
  'message',
  'why',
  'reason',
  'answer',
  'question',
  'source',
  'failure',
  'detail',
  'warnings',
  'metadata_problem',
  'last_error',
  'failed',
  'changes',
]);

/** A copy of the API's response with translated sentences. */
export function answerInLanguage<T>(request: Request, value: T): T {
  return isTranslated(request) ? (translated(request, value, false) as T) : value;
}

function translated(request: Request, value: unknown, isSaying: boolean): unknown {
  if (typeof value === 'string') return isSaying ? (sentenceInLanguage(request, value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => translated(request, item, isSaying));
  if (typeof value !== 'object' || value === null) return value;
  const saying = isCaptured(value) ? CAPTURED : SAYING;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translated(request, inner, saying.has(name))]),
  );
}

/** The wizard's captured values can be sentences too. */
const CAPTURED = new Set(['value', 'source']);
const isCaptured = (value: object): boolean => 'label' in value && 'value' in value && 'source' in value;
