import { type OAuthClientDto, TOKEN_EXCHANGE_GRANT } from '@gatehouse/contracts';
import type { FieldErrors } from '~/form-state';
import { textOf } from '~/form-state';
import { linesOf } from './application-form';

/** A workload identity as its fields hold it. */
export interface WorkloadRow {
  name: string;
  issuer: string;
  subject: string;
  audience: string;
  /** `name=value`, one per line. */
  claims: string;
  /** A JWK Set as JSON. */
  jwks: string;
}

export interface ExchangeValues {
  exchanges: boolean;
  impersonation: boolean;
  /** One client ID per line. */
  mayAct: string;
  /** The last one is to add one. */
  workloads: WorkloadRow[];
}

const EMPTY: WorkloadRow = { name: '', issuer: '', subject: '', audience: '', claims: '', jwks: '' };
const FIELDS = Object.keys(EMPTY) as (keyof WorkloadRow)[];
/** Where typed rows are kept when a form comes back: its fields repeat. */
const TYPED = 'workload_rows';

export function keptExchange(application: OAuthClientDto): ExchangeValues {
  return {
    exchanges: application.grant_types.includes(TOKEN_EXCHANGE_GRANT),
    impersonation: application.impersonation,
    mayAct: application.may_act.join('\n'),
    workloads: [...application.workload_identities.map(toRow), EMPTY],
  };
}

function toRow({
  name,
  issuer,
  subject,
  audience,
  claims,
  jwks,
}: OAuthClientDto['workload_identities'][number]): WorkloadRow {
  return {
    name,
    issuer,
    subject,
    audience: audience ?? '',
    claims: Object.entries(claims)
      .map((claim) => claim.join('='))
      .join('\n'),
    jwks: jwks ? JSON.stringify(jwks, null, 2) : '',
  };
}

function rowsIn(form: FormData): WorkloadRow[] {
  const columns = FIELDS.map((field) => [field, form.getAll(`workload_${field}`)] as const);
  return form
    .getAll('workload_name')
    .map(
      (_, place) =>
        Object.fromEntries(
          columns.map(([field, values]) => [field, String(values[place] ?? '').trim()]),
        ) as unknown as WorkloadRow,
    );
}

const isEmpty = (row: WorkloadRow) => FIELDS.every((field) => row[field] === '');

/** Rows that are not to be removed, filled ones first: errors name them by their place among these. */
function typedRows(form: FormData): WorkloadRow[] {
  const removed = new Set(form.getAll('workload_remove').map(String));
  const rows = rowsIn(form).filter((_, place) => !removed.has(String(place)));
  return [...rows.filter((row) => !isEmpty(row)), ...rows.filter(isEmpty)];
}

function keptRows(form: FormData): WorkloadRow[] {
  return typedRows(form).filter((row) => !isEmpty(row));
}

/** As the API reads it. A key set that is not JSON stays text, which the schema rejects. */
export function readExchange(form: FormData, grantTypes: OAuthClientDto['grant_types']) {
  const others = grantTypes.filter((type) => type !== TOKEN_EXCHANGE_GRANT);
  return {
    grant_types: form.has('exchanges') ? [...others, TOKEN_EXCHANGE_GRANT] : others,
    impersonation: form.has('impersonation'),
    may_act: linesOf(textOf(form, 'may_act')),
    workload_identities: keptRows(form).map(({ audience, claims, jwks, ...row }) => ({
      ...row,
      audience: audience || null,
      claims: Object.fromEntries(linesOf(claims).map(toClaim)),
      jwks: jwks ? parsed(jwks) : null,
    })),
  };
}

/** The part before the first `=` is the name. */
function toClaim(line: string): [string, string] {
  const at = line.indexOf('=');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function typedExchange(form: FormData): Record<string, string> {
  return {
    exchanges: form.has('exchanges') ? 'on' : '',
    impersonation: form.has('impersonation') ? 'on' : '',
    may_act: textOf(form, 'may_act'),
    [TYPED]: JSON.stringify(typedRows(form)),
  };
}

/** What was typed if it was rejected, otherwise what is saved. */
export function shownExchange(
  values: Readonly<Record<string, string>> | undefined,
  kept: ExchangeValues,
): ExchangeValues {
  const typed = values?.[TYPED];
  if (!values || !typed) return kept;
  return {
    exchanges: values.exchanges === 'on',
    impersonation: values.impersonation === 'on',
    mayAct: values.may_act ?? '',
    workloads: JSON.parse(typed) as WorkloadRow[],
  };
}

/**
 * The message at each field: `workload_identities.1.subject` stands at the subject of the second row, `may_act.0` at the lines.
 *
 * @param mayAct the lines, one of which an error names
 */
export function toExchangeErrors(
  errors: readonly { field: string; message: string }[],
  mayAct: readonly string[],
): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [first = '', place, part = 'name'] = field.split('.');
    const line = first === 'may_act' && place !== undefined ? mayAct[Number(place)] : undefined;
    const name =
      first === 'workload_identities' && place !== undefined ? [first, place, part].join('.') : first;
    const text = line === undefined ? message : `${line}: ${message}`;
    result[name] = result[name] === undefined ? text : `${result[name]}\n${text}`;
  }
  return result;
}
