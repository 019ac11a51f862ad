import { SSO_SCOPES, type SsoConfigurationDto, type SsoType } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { FieldErrors } from '~/form-state';

/** Everything that a form of a connection holds, as text by field; secrets and files apart. */
export type ConfigurationValues = Record<string, string>;

const MAPPING = [
  'email',
  'givenName',
  'familyName',
  'picture',
  'locale',
  'zoneinfo',
  'groups',
  'defaultRole',
  'groupRoles',
] as const;
const SHARED = ['domains', 'createsPeople', ...MAPPING.map((name) => `mapping.${name}`)];

const ENDPOINTS = ['authorizationEndpoint', 'tokenEndpoint', 'userInfoEndpoint'];
const SAML = [
  'metadataUrl',
  'entityId',
  'ssoUrl',
  'sloUrl',
  'sloResponseUrl',
  'certificate',
  'relayState',
  'nameIdFormat',
  'signatureAlgorithm',
  'encryptionAlgorithm',
  'allowIdpInitiated',
];

/** What is entered for a type; what a provider publishes of itself is read from there. */
export function fieldsOf(type: SsoType): readonly string[] {
  const { fields, client, hasEndpoints, hasScopes } = SSO_PROVIDERS[type].form;
  return [
    'name',
    ...fields.map(({ name }) => name),
    ...(client ? ['clientId'] : SAML),
    ...(hasEndpoints ? ENDPOINTS : []),
    ...(hasScopes ? ['scopes'] : []),
    ...SHARED,
  ];
}

const SWITCHES: readonly string[] = ['createsPeople', 'allowIdpInitiated'];

/** Never filled in from a refused form. */
const SECRETS = ['clientSecret', 'privateKey'] as const;

const BLANK: ConfigurationValues = {
  scopes: 'openid profile email',
  createsPeople: 'on',
  nameIdFormat: 'emailAddress',
  signatureAlgorithm: 'sha256',
  'mapping.email': 'email',
  'mapping.givenName': 'given_name',
  'mapping.familyName': 'family_name',
  'mapping.picture': 'picture',
  'mapping.locale': 'locale',
  'mapping.zoneinfo': 'zoneinfo',
  'mapping.groups': 'groups',
  'mapping.defaultRole': 'tenant_user',
};

/** What a new connection begins with. */
export function blankOf(type: SsoType): ConfigurationValues {
  return { ...BLANK, ...SSO_PROVIDERS[type].form.blank };
}

/** The values of a connection as it is kept. */
export function keptValues(configuration: SsoConfigurationDto): ConfigurationValues {
  const { mapping, scopes, domains, createsPeople, allowIdpInitiated, parameters, ...rest } = configuration;
  const texts = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(Object.entries(parameters).map(([name, text]) => [`parameters.${name}`, text])),
    scopes: sortScopes(scopes).join(' '),
    domains: domains.join('\n'),
    createsPeople: createsPeople ? 'on' : '',
    allowIdpInitiated: allowIdpInitiated ? 'on' : '',
    'mapping.email': mapping.email,
    'mapping.givenName': mapping.givenName,
    'mapping.familyName': mapping.familyName,
    'mapping.picture': mapping.picture,
    'mapping.locale': mapping.locale,
    'mapping.zoneinfo': mapping.zoneinfo,
    'mapping.groups': mapping.groups,
    'mapping.defaultRole': mapping.defaultRole,
    'mapping.groupRoles': mapping.groupRoles.map(({ group, role }) => `${group} = ${role}`).join('\n'),
  };
}

/** What a form says. */
export function typedValues(form: FormData, type: SsoType): ConfigurationValues {
  return Object.fromEntries(
    fieldsOf(type).map((name) => [
      name,
      name === 'scopes' ? sortScopes(form.getAll('scopes').map(String)).join(' ') : textOf(form, name),
    ]),
  );
}

/** The fields whose values differ. */
export function changedFields(
  type: SsoType,
  kept: ConfigurationValues,
  typed: ConfigurationValues,
): string[] {
  return fieldsOf(type).filter((name) => (kept[name] ?? '') !== (typed[name] ?? ''));
}

/** The body that sets the named fields. @param names of `fieldsOf` */
export function bodyOf(values: ConfigurationValues, names: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of names) {
    const text = values[name] ?? '';
    if (name === 'scopes') body.scopes = text.split(' ').filter(Boolean);
    else if (name === 'domains') body.domains = listOf(text);
    else if (SWITCHES.includes(name)) body[name] = text === 'on';
    else if (name.startsWith('mapping.')) body.mapping = mappingOf(values);
    else if (name.startsWith('parameters.')) body.parameters = parametersOf(values);
    else body[name] = name === 'name' ? text : text || null;
  }
  return body;
}

function parametersOf(values: ConfigurationValues): Record<string, string> {
  const given = Object.entries(values).filter(([name, text]) => name.startsWith('parameters.') && text);
  return Object.fromEntries(given.map(([name, text]) => [name.slice('parameters.'.length), text]));
}

/** Secrets that were typed; one that was left empty stays as it is. The metadata is a file, or pasted. */
export async function secretsOf(form: FormData): Promise<Record<string, string>> {
  const typed = SECRETS.map((name) => [name, textOf(form, name)] as const).filter(([, text]) => text);
  const file = form.get('metadataFile');
  // As text when the form was sent again after re-authentication.
  const uploaded = file instanceof Blob ? await file.text() : (file ?? '');
  const metadata = uploaded || textOf(form, 'metadata').trim();
  return { ...Object.fromEntries(typed), ...(metadata && { metadata }) };
}

/** The message at each field: an entry of a list is told at the list, and named. */
export function toConfigurationErrors(
  errors: readonly { field: string; message: string }[],
  body: Record<string, unknown>,
): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const [first = '', second] = field.split('.');
    const isNested = (first === 'mapping' || first === 'parameters') && second;
    const list = body[first];
    const entry = Array.isArray(list) && second !== undefined ? list[Number(second)] : undefined;
    const name = isNested ? `${first}.${second}` : first;
    result[name] ??= typeof entry === 'string' ? `${entry}: ${message}` : message;
  }
  return result;
}

function mappingOf(values: ConfigurationValues) {
  return {
    email: values['mapping.email'],
    givenName: values['mapping.givenName'],
    familyName: values['mapping.familyName'],
    picture: values['mapping.picture'],
    locale: values['mapping.locale'],
    zoneinfo: values['mapping.zoneinfo'],
    groups: values['mapping.groups'],
    defaultRole: values['mapping.defaultRole'] || 'tenant_user',
    groupRoles: linesOf(values['mapping.groupRoles'] ?? '').map((line) => {
      const at = line.lastIndexOf('=');
      const [group, role] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
      return { group: group.trim(), role: role.trim() };
    }),
  };
}

function sortScopes(scopes: readonly string[]): string[] {
  const place = (scope: string) => {
    const index = (SSO_SCOPES as readonly string[]).indexOf(scope);
    return index < 0 ? SSO_SCOPES.length : index;
  };
  return [...scopes].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

function listOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Browsers send line ends as CR LF. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n').trim() : '';
}
