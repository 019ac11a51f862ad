import type { OAuthResourceDto, TokenFormat } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { Difference, FieldErrors, FormState } from '~/form-state';
import { textOf } from '~/form-state';
import { linesOf } from '../applications/application-form';
import { isTokenFormat } from './token-format';

/** The values of an API's form as its fields hold them. */
export interface ApiValues {
  name: string;
  /** One a line. */
  scopes: string;
  tokenFormat: TokenFormat;
  /** One client ID a line. */
  mayAct: string;
  /** A scope, another API and scopes there, one a line. */
  downstream: string;
}

/** What can be changed, in the API's words. */
export interface ApiBody {
  name: string;
  scopes: string[];
  token_format: TokenFormat;
  may_act: string[];
  downstream: { scope: string; resource: string; scopes: string[] }[];
}

export const BLANK_API: ApiValues = {
  name: '',
  scopes: '',
  tokenFormat: 'jwt',
  mayAct: '',
  downstream: '',
};

export function readApiForm(form: FormData): ApiBody {
  return {
    name: textOf(form, 'name').trim(),
    scopes: linesOf(textOf(form, 'scopes')),
    token_format: formatOf(textOf(form, 'token_format')),
    may_act: linesOf(textOf(form, 'may_act')),
    downstream: linesOf(textOf(form, 'downstream')).map(toDownstream),
  };
}

function toDownstream(line: string): ApiBody['downstream'][number] {
  const [scope = '', resource = '', ...scopes] = line.split(/\s+/);
  return { scope, resource, scopes };
}

function toLine({ scope, resource, scopes }: ApiBody['downstream'][number]): string {
  return [scope, resource, ...scopes].join(' ');
}

function formatOf(value: string): TokenFormat {
  return isTokenFormat(value) ? value : 'jwt';
}

export function keptApi({ name, scopes, token_format, may_act, downstream }: OAuthResourceDto): ApiValues {
  return {
    name,
    scopes: scopes.join('\n'),
    tokenFormat: token_format,
    mayAct: may_act.join('\n'),
    downstream: downstream.map(toLine).join('\n'),
  };
}

/** What was typed where it was refused, else what is kept. */
export function shownApi(state: FormState | undefined, kept: ApiValues): ApiValues {
  if (!state || state.values.name === undefined) return kept;
  const { name, scopes = '', token_format = '', may_act = '', downstream = '' } = state.values;
  return { name, scopes, tokenFormat: formatOf(token_format), mayAct: may_act, downstream };
}

export function typedApi(form: FormData): Record<string, string> {
  const names = ['name', 'identifier', 'scopes', 'token_format', 'may_act', 'downstream', 'owner'];
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/**
 * The message at each field. An error of one line names it, since the field holds them all.
 *
 * @param errors field (`scopes.1` for the second one) and message
 */
export function toApiErrors(
  errors: readonly { field: string; message: string }[],
  { scopes, may_act, downstream }: Pick<ApiBody, 'scopes' | 'may_act' | 'downstream'>,
): FieldErrors {
  const lines: Record<string, readonly string[]> = { scopes, may_act, downstream: downstream.map(toLine) };
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [name = '', place] = field.split('.');
    const line = place === undefined ? undefined : lines[name]?.[Number(place)];
    const text = line === undefined ? message : `${line}: ${message}`;
    result[name] = result[name] === undefined ? text : `${result[name]}\n${text}`;
  }
  return result;
}

export function apiDifferences(
  current: OAuthResourceDto,
  typed: ApiBody,
  t: Translate<typeof import('./texts/answers/en').default>,
): Difference[] {
  const sorted = (scopes: readonly string[]) => [...scopes].sort().join(', ');
  const rows: [string, string, string][] = [
    [t('name'), current.name, typed.name],
    [t('scopes'), sorted(current.scopes), sorted(typed.scopes)],
    [t('accessTokens'), t(current.token_format), t(typed.token_format)],
    [t('mayAct'), sorted(current.may_act), sorted(typed.may_act)],
    [t('downstream'), sorted(current.downstream.map(toLine)), sorted(typed.downstream.map(toLine))],
  ];
  return rows.filter(([, now, yours]) => now !== yours).map(([field, now, yours]) => ({ field, now, yours }));
}
