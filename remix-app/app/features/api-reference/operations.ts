import { hasPermission, type Permission, ROLE_PERMISSIONS, ROLES, type Role } from '@gatehouse/contracts';
import { exampleOf, exampleRefusal } from './examples';
import {
  boundsOf,
  type ContractTexts,
  type FieldLine,
  fieldsOf,
  patternOf,
  typeOf,
  valuesOf,
} from './fields';
import {
  METHODS,
  type OpenApi,
  type RawOperation,
  type RawParameter,
  type RawResponse,
  sharedPart,
} from './open-api';

/** One line of the list. */
export interface OperationLine {
  id: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
}

export interface OperationGroup {
  tag: string;
  about: string | null;
  operations: OperationLine[];
}

/** A path or query parameter. */
export interface ParameterView extends FieldLine {
  place: 'path' | 'query';
  /** Allowed values; null if any value is possible. */
  values: string[] | null;
}

export interface AnswerView {
  status: string;
  about: string;
  mediaType: string | null;
  fields: FieldLine[];
  example: string | null;
}

export interface OperationView extends OperationLine {
  about: string | null;
  /** Who can call it. */
  access: string;
  /** Whether a caller needs a session or credentials. */
  isGuarded: boolean;
  needsReauthentication: boolean;
  parameters: ParameterView[];
  body: { mediaType: string; isRequired: boolean; fields: FieldLine[]; example: string } | null;
  answers: AnswerView[];
  refusals: AnswerView[];
  /** Whether the page can send it; otherwise why not. */
  trial: { isPossible: true; changes: boolean } | { isPossible: false; why: string };
}

interface Found extends OperationLine {
  raw: RawOperation;
}

function allOf(document: OpenApi): Found[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method];
      if (!raw) return [];
      const { operationId: id, summary = '', tags = [] } = raw;
      return [{ id, method: method.toUpperCase(), path, summary, tag: tags[0] ?? 'Other', raw }];
    }),
  );
}

/** Every operation by tag, in the order of the contract's tags. @param search words that each must occur */
export function groupsOf(document: OpenApi, search = ''): OperationGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = allOf(document)
    .filter((operation) => words.every((word) => textOf(operation).includes(word)))
    .map(lineOf);
  const about = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  const tags = new Set([...about.keys(), ...found.map(({ tag }) => tag)]);
  return [...tags]
    .map((tag) => ({ tag, about: about.get(tag) ?? null }))
    .map((tag) => ({ ...tag, operations: found.filter((operation) => operation.tag === tag.tag) }))
    .filter(({ operations }) => operations.length > 0);
}

function textOf({ id, method, path, summary, tag, raw }: Found): string {
  return [id, method, path, summary, tag, raw.description].join(' ').toLowerCase();
}

function lineOf({ raw: _raw, ...line }: Found): OperationLine {
  return line;
}

/** What the contract says about one operation; null for an unknown ID. */
export function operationOf(document: OpenApi, id: string, t: ContractTexts): OperationView | null {
  const found = allOf(document).find((operation) => operation.id === id);
  if (!found) return null;
  const { raw } = found;
  const answers = Object.entries(raw.responses).map(([status, answer]) =>
    answerOf(document, status, sharedPart(document.components?.responses, answer), t),
  );
  return {
    ...lineOf(found),
    about: raw.description ?? null,
    access: accessOf(raw, t),
    isGuarded: schemesOf(raw).length > 0,
    needsReauthentication: raw['x-reauthentication'] ?? false,
    parameters: (raw.parameters ?? []).flatMap((parameter) =>
      parameterOf(document, sharedPart(document.components?.parameters, parameter), t),
    ),
    body: bodyOf(document, raw, t),
    answers: answers.filter(({ status }) => Number(status) < 400),
    refusals: answers.filter(({ status }) => Number(status) >= 400),
    trial: trialOf(found, t),
  };
}

function parameterOf(document: OpenApi, parameter: RawParameter, t: ContractTexts): ParameterView[] {
  const { name, in: place, required = false, description, schema = {} } = parameter;
  if (place !== 'path' && place !== 'query') return [];
  return [
    {
      name,
      place,
      depth: 0,
      type: typeOf(document, schema, t),
      isRequired: required || place === 'path',
      bounds: boundsOf(document, schema, t),
      pattern: patternOf(document, schema),
      about: description ?? null,
      values: valuesOf(document, schema),
    },
  ];
}

function bodyOf(document: OpenApi, { requestBody }: RawOperation, t: ContractTexts): OperationView['body'] {
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!mediaType || !media) return null;
  const schema = media.schema ?? {};
  return {
    mediaType,
    isRequired: requestBody?.required ?? false,
    fields: fieldsOf(document, schema, t),
    example: mediaType.endsWith('json') ? JSON.stringify(exampleOf(document, schema), null, 2) : '',
  };
}

function answerOf(document: OpenApi, status: string, answer: RawResponse, t: ContractTexts): AnswerView {
  const [mediaType, media] = Object.entries(answer.content ?? {})[0] ?? [];
  const isRefusal = mediaType === 'application/problem+json';
  const example = isRefusal
    ? exampleRefusal(status)
    : mediaType?.endsWith('json') && media?.schema
      ? exampleOf(document, media.schema)
      : null;
  return {
    status,
    about: answer.description ?? '',
    mediaType: mediaType ?? null,
    fields: isRefusal || !media?.schema ? [] : fieldsOf(document, media.schema, t),
    example: example === null ? null : JSON.stringify(example, null, 2),
  };
}

const ROLE_TEXTS = {
  superadmin: 'superadmin',
  tenant_admin: 'tenantAdmin',
  tenant_user: 'tenantUser',
} as const satisfies Record<Role, string>;

function accessOf(raw: RawOperation, t: ContractTexts): string {
  const schemes = schemesOf(raw);
  if (schemes.length === 0) return t('anyone');
  if (!schemes.includes('session')) return t('application');
  const permissions = raw['x-permissions'];
  if (!permissions) return t('signedIn');
  const roles = ROLES.filter((role) =>
    permissions.some((name) =>
      hasPermission({ role, permissions: ROLE_PERMISSIONS[role] }, name as Permission),
    ),
  ).map((role) => t(ROLE_TEXTS[role]));
  return t('holders', {
    permissions: permissions.reduce((one, other) => t('either', { one, other })),
    roles: roles.join(', '),
  });
}

function trialOf({ raw, method }: Found, t: ContractTexts): OperationView['trial'] {
  const schemes = schemesOf(raw);
  if (schemes.length > 0 && !schemes.includes('session')) {
    return { isPossible: false, why: t('usesApplicationCredentials') };
  }
  const types = Object.keys(raw.requestBody?.content ?? {});
  if (types.length > 0 && !types.includes('application/json')) {
    return { isPossible: false, why: t('usesForm') };
  }
  return { isPossible: true, changes: method !== 'GET' };
}

/** Security schemes that a caller can use; none where the operation is public. */
export function schemesOf(raw: Pick<RawOperation, 'security'>): string[] {
  return (raw.security ?? []).flatMap((way) => Object.keys(way));
}

export interface OperationPageView {
  operation: OperationView;
  snippets: { label: string; code: string }[];
  /** Operations on the same subject, including this one. */
  related: OperationLine[];
}
