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
}

/** What can be changed, in the API's words. */
export interface ApiBody {
  name: string;
  scopes: string[];
  token_format: TokenFormat;
}

export const BLANK_API: ApiValues = { name: '', scopes: '', tokenFormat: 'jwt' };

export function readApiForm(form: FormData): ApiBody {
  return {
    name: textOf(form, 'name').trim(),
    scopes: linesOf(textOf(form, 'scopes')),
    token_format: formatOf(textOf(form, 'token_format')),
  };
}

function formatOf(value: string): TokenFormat {
  return isTokenFormat(value) ? value : 'jwt';
}

export function keptApi({ name, scopes, token_format }: OAuthResourceDto): ApiValues {
  return { name, scopes: scopes.join('\n'), tokenFormat: token_format };
}

/** What was typed where it was refused, else what is kept. */
export function shownApi(state: FormState | undefined, kept: ApiValues): ApiValues {
  if (!state || state.values.name === undefined) return kept;
  const { name, scopes = '', token_format = '' } = state.values;
  return { name, scopes, tokenFormat: formatOf(token_format) };
}

export function typedApi(form: FormData): Record<string, string> {
  const names = ['name', 'identifier', 'scopes', 'token_format', 'owner'];
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/**
 * The message at each field. An error of one scope names it, since the field holds them all.
 *
 * @param errors field (`scopes.1` for the second one) and message
 */
export function toApiErrors(
  errors: readonly { field: string; message: string }[],
  { scopes }: Pick<ApiBody, 'scopes'>,
): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [name = '', place] = field.split('.');
    const scope = place === undefined ? undefined : scopes[Number(place)];
    const text = scope === undefined ? message : `${scope}: ${message}`;
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
  ];
  return rows.filter(([, now, yours]) => now !== yours).map(([field, now, yours]) => ({ field, now, yours }));
}
