import { type SamlServiceProviderDto, sessionCookieName } from '@gatehouse/contracts';
import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { readIdentityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import { readCertificate } from '../../nest-api/src/saml/protocol/signature/certificate.js';
import type { Party } from '../saml/support/parties.ts';
import type { ServedApi } from './api.ts';
import type { ApiCaller } from './data.ts';

export const ACS = 'https://app.example.test/saml/acs';
let count = 0;

/** Registers a service provider as a user with permission to do so. */
export async function aServiceProvider(
  as: ApiCaller,
  given: Record<string, unknown> = {},
): Promise<SamlServiceProviderDto> {
  count += 1;
  const response = await as.post('/api/v1/admin/saml/service-providers', {
    name: 'Expense reports',
    entity_id: `https://app.example.test/saml/${process.pid}-${count}`,
    acs_url: ACS,
    ...given,
  });
  if (response.status !== 201) throw new Error(`no service provider: ${await response.text()}`);
  return (await response.json()) as SamlServiceProviderDto;
}

export interface ApplicationOptions {
  readonly key?: Party;
  readonly forceAuthn?: boolean;
  readonly passive?: boolean;
  readonly identifierFormat?: string | null;
  /** The ACS URL that it requests. */
  readonly url?: string;
  /** Sends its requests by POST. */
  readonly byPost?: boolean;
}

/** An application as a developer would write it with node-saml, configured from the metadata. */
export async function application(
  api: ServedApi,
  provider: SamlServiceProviderDto,
  options: ApplicationOptions = {},
): Promise<SAML> {
  const { identity_provider: idp } = provider;
  const metadata = await fetch(`${api.url}${pathOf(idp.metadata_url)}`);
  const { signing } = readIdentityProviderMetadata(await metadata.text(), new Date());
  return new SAML({
    idpCert: signing.map(({ base64 }) => readCertificate(base64).base64),
    idpIssuer: idp.entity_id,
    issuer: provider.entity_id,
    audience: provider.entity_id,
    callbackUrl: options.url ?? ACS,
    entryPoint: idp.sso_url,
    logoutUrl: idp.slo_url,
    ...(options.key && {
      decryptionPvk: options.key.pem.privateKey,
      privateKey: options.key.pem.privateKey,
    }),
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAuthnResponseSigned: provider.sign !== 'assertion',
    wantAssertionsSigned: provider.sign !== 'response',
    validateInResponseTo: ValidateInResponseTo.always,
    forceAuthn: options.forceAuthn ?? false,
    passive: options.passive ?? false,
    identifierFormat: options.identifierFormat ?? null,
    disableRequestedAuthnContext: true,
    ...(options.byPost && { authnRequestBinding: 'HTTP-POST', skipRequestCompression: true }),
  });
}

/** The message that the application's form would post. */
export async function postedRequest(app: SAML): Promise<string> {
  const html = await app.getAuthorizeFormAsync('', undefined, {});
  return /name="SAMLRequest" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** A browser's request to one of our URLs, with its cookie and without following redirects. */
export function visit(
  api: ServedApi,
  address: string,
  token: string | null,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'text/html');
  if (token) headers.set('cookie', `${sessionCookieName(api.settings.PUBLIC_URL)}=${token}`);
  return fetch(`${api.url}${pathOf(address)}`, { ...init, headers, redirect: 'manual' });
}

/** The form that our page posts. */
export interface PostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** @throws Error the response is not a page that posts a form */
export async function formOf(response: Response): Promise<PostedForm> {
  const html = await response.text();
  if (response.status !== 200)
    throw new Error(`${response.status} ${response.headers.get('location')} ${html}`);
  const action = unescaped(/action="([^"]*)"/.exec(html)?.[1] ?? '');
  const inputs = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return {
    action,
    fields: Object.fromEntries(inputs.map(([, name, value]) => [name, unescaped(value ?? '')])),
  };
}

/** The user that the application reads from the form. */
export async function profileOf(app: SAML, form: PostedForm): Promise<Profile> {
  const { profile } = await app.validatePostResponseAsync({ SAMLResponse: form.fields.SAMLResponse ?? '' });
  if (!profile) throw new Error('nobody signed in');
  return profile;
}

export function xmlOf(form: PostedForm): string {
  return Buffer.from(form.fields.SAMLResponse ?? form.fields.SAMLRequest ?? '', 'base64').toString('utf8');
}

export function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'about:blank');
}

/** The path with its query. */
export function pathOf(address: string): string {
  const url = new URL(address);
  return `${url.pathname}${url.search}`;
}

function unescaped(value: string): string {
  return value
    .replaceAll('&#10;', '\n')
    .replaceAll('&#13;', '\r')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
