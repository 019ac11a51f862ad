import type { SsoConfigurationDto, SsoResult, SsoStarted } from '@gatehouse/contracts';
import { readRedirect, redirectUrl } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import type { AssertionInput } from '../../nest-api/src/saml/protocol/messages/assertion.js';
import { issueResponse } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { newMessageId } from '../../nest-api/src/saml/protocol/messages/new-id.js';
import { logoutRequest } from '../../nest-api/src/saml/protocol/messages/requests.js';
import { logoutResponse } from '../../nest-api/src/saml/protocol/messages/response.js';
import { identityProviderMetadata } from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { signElement, unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import type { Xml } from '../../nest-api/src/saml/protocol/xml/canonical-writer.js';
import { aParty, type Party } from '../saml/support/parties.ts';
import { input } from '../saml/support/responses.ts';
import type { TestApi } from './api.ts';
import { type ApiCaller, callerWith, post } from './data.ts';
import { withResponseLocation } from './response-location.ts';
import { visit } from './service-provider.ts';

let count = 0;

export interface DirectorySession {
  readonly as: ApiCaller;
  readonly email: string;
  readonly sessionIndex: string;
}

/** A company's SAML identity provider, and the connection that an admin created for it. */
export class SamlDirectory {
  readonly key = aParty('directory.test');
  readonly entityId = `https://directory-${process.pid}-${++count}.test/metadata`;
  readonly sloUrl = 'https://directory.test/slo';
  /** Where it receives logout responses, if `connect` includes this URL. */
  readonly sloResponseUrl = 'https://answers.directory.test/slo';
  private made?: SsoConfigurationDto;

  constructor(private readonly api: TestApi) {}

  get connection(): SsoConfigurationDto {
    if (!this.made) throw new Error('not connected yet');
    return this.made;
  }

  get sp(): { readonly entityId: string; readonly acsUrl: string; readonly sloUrl: string } {
    const base = `${this.api.settings.PUBLIC_URL}/api/v1/saml/sp/${this.connection.id}`;
    return { entityId: `${base}/metadata`, acsUrl: `${base}/acs`, sloUrl: `${base}/slo` };
  }

  /** Connects it by its metadata, as an admin would. */
  async connect(
    as: ApiCaller,
    given: Record<string, unknown> = {},
    logout: 'none' | 'one address' | 'two addresses' = 'one address',
  ): Promise<this> {
    const metadata = identityProviderMetadata({
      id: '_m',
      entityId: this.entityId,
      validUntil: new Date('2040-01-01T00:00:00Z'),
      signingCertificates: [this.key.certificate],
      encryptionCertificates: [],
      ssoUrl: 'https://directory.test/sso',
      sloUrl: logout === 'none' ? null : this.sloUrl,
    });
    const response = await as.post('/api/v1/sso-configurations', {
      type: 'saml',
      name: 'Company directory',
      isEnabled: true,
      metadata:
        logout === 'two addresses'
          ? withResponseLocation(unsigned(metadata), this.sloUrl, this.sloResponseUrl)
          : unsigned(metadata),
      ...given,
    });
    if (response.status !== 201) throw new Error(`no connection: ${await response.text()}`);
    this.made = (await response.json()) as SsoConfigurationDto;
    return this;
  }

  async change(as: ApiCaller, given: Record<string, unknown>): Promise<void> {
    const path = `/api/v1/sso-configurations/${this.connection.id}`;
    const response = await as.patch(path, { version: this.connection.version, ...given });
    if (response.status !== 200) throw new Error(`not changed: ${await response.text()}`);
    this.made = (await response.json()) as SsoConfigurationDto;
  }

  /** Its assertion about a user; unsolicited if there is no request. */
  says(email: string, inResponseTo: string | null, changes: Partial<AssertionInput> = {}): AssertionInput {
    const now = new Date();
    return input({
      issuer: this.entityId,
      now,
      authnInstant: now,
      sessionNotOnOrAfter: new Date(now.getTime() + 900_000),
      audience: this.sp.entityId,
      recipient: this.sp.acsUrl,
      inResponseTo,
      nameId: { value: email, format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress' },
      attributes: [{ name: 'email', nameFormat: 'urn:x', values: [email] }],
      sessionIndex: newMessageId(),
      ...changes,
    });
  }

  /** The same assertion, in a response. */
  response(email: string, inResponseTo: string | null, changes: Partial<AssertionInput> = {}, key?: Party) {
    const protection = { sign: 'assertion', algorithm: 'rsa-sha256', encryption: null } as const;
    return issueResponse(this.says(email, inResponseTo, changes), protection, key ?? this.key);
  }

  /** Posts the response as a browser does. @returns the redirect target */
  async deliver(xml: string, relayState: string | null = null): Promise<URL> {
    const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') });
    if (relayState !== null) body.set('RelayState', relayState);
    const response = await visit(this.api, this.sp.acsUrl, null, { method: 'POST', body });
    return new URL(response.headers.get('location') ?? 'about:blank');
  }

  /** Signs a user in through this identity provider, from our sign-in page. */
  async signIn(email: string): Promise<DirectorySession> {
    const sessionIndex = newMessageId();
    const completed = await this.complete(email, { sessionIndex });
    return { as: this.callerOf((await completed.json()) as SsoResult), email, sessionIndex };
  }

  /**
   * Signs a user in from our sign-in page, with `changes` in the response.
   *
   * @param alter modifies the response in transit, as a browser or an attacker could
   */
  async complete(
    email: string,
    changes: Partial<AssertionInput> = {},
    alter: (xml: string) => string = (xml) => xml,
  ): Promise<Response> {
    const begun = await post(this.api, '/api/v1/sso/sign-ins', { configurationId: this.connection.id });
    const { authorizationUrl, state, browserSecret } = (await begun.json()) as SsoStarted;
    const { xml } = readRedirect(new URL(authorizationUrl).search.slice(1));
    const requestId = / ID="([^"]+)"/.exec(xml)?.[1] ?? '';
    const callback = await this.deliver(alter(this.response(email, requestId, changes)), state);
    return post(this.api, '/api/v1/sso/sign-ins/complete', {
      ...Object.fromEntries(callback.searchParams),
      configurationId: this.connection.id,
      browserSecret,
    });
  }

  /** @throws Error no user is signed in */
  callerOf(result: SsoResult): ApiCaller {
    if (result.status !== 'signed_in' || result.login.status !== 'authenticated') {
      throw new Error(`nobody is signed in: ${JSON.stringify(result)}`);
    }
    return callerWith(this.api, result.login.accessToken);
  }

  /** Requests a sign-out from us. @returns the URL that the browser opens */
  asksToSignOut(nameId: string, sessionIndex: string | null, key: Party = this.key): string {
    return this.signed('SAMLRequest', this.logoutRequest(nameId, sessionIndex), key, 'relay');
  }

  /** The same request with an encrypted name. */
  asksToSignOutEncrypted(encryptedId: string): string {
    const plain = this.logoutRequest('nobody', null);
    const tail = plain.tail.replace(/<saml:NameID.*<\/saml:NameID>/, () => encryptedId) as Xml;
    return this.signed('SAMLRequest', { ...plain, tail }, this.key, 'relay');
  }

  /** The same as a form, with the signature inside. */
  formToSignOut(nameId: string, sessionIndex: string | null): URLSearchParams {
    const xml = signElement(this.logoutRequest(nameId, sessionIndex), this.key, 'rsa-sha256');
    return new URLSearchParams({ SAMLRequest: Buffer.from(xml).toString('base64') });
  }

  /** Its response to the logout request in the URL `told`. */
  answersTo(told: URL, code: string = STATUS.success, key: Party = this.key): string {
    const { xml } = readRedirect(told.search.slice(1));
    const answer = logoutResponse({
      id: newMessageId(),
      issuer: this.entityId,
      now: new Date(),
      destination: this.sp.sloUrl,
      inResponseTo: / ID="([^"]+)"/.exec(xml)?.[1] ?? '',
      status: { code },
    });
    return this.signed('SAMLResponse', answer, key, null);
  }

  private logoutRequest(nameId: string, sessionIndex: string | null) {
    return logoutRequest({
      id: newMessageId(),
      issuer: this.entityId,
      now: new Date(),
      destination: this.sp.sloUrl,
      nameId: { value: nameId, format: null },
      sessionIndex,
      notOnOrAfter: new Date(Date.now() + 60_000),
    });
  }

  private signed(
    field: 'SAMLRequest' | 'SAMLResponse',
    message: Parameters<typeof unsigned>[0],
    signer: Party,
    relayState: string | null,
  ): string {
    const signing = { signer, algorithm: 'rsa-sha256' } as const;
    return redirectUrl(this.sp.sloUrl, field, unsigned(message), relayState, signing);
  }
}
