import { generateKeyPairSync } from 'node:crypto';
import { readRedirect } from '../../../saml/protocol/bindings/redirect.js';
import type { AssertionInput } from '../../../saml/protocol/messages/assertion.js';
import { newMessageId } from '../../../saml/protocol/messages/new-id.js';
import { identityProviderMetadata } from '../../../saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS } from '../../../saml/protocol/namespaces.js';
import { selfSignedCertificate } from '../../../saml/protocol/signature/self-signed-certificate.js';
import { type Signer, unsigned } from '../../../saml/protocol/signature/sign-element.js';
import { ask } from '../outside.js';
import type { CanaryClient, Started } from './canary-client.js';
import type { SamlAim } from './saml-forgeries.js';
import { REAL } from './wrappings.js';

const DAY_MS = 86_400_000;
const ISSUER = 'https://idp.isolation-canary.invalid/metadata';

/** A started sign-in, with its identity provider's response. */
export interface BegunSamlSignIn {
  readonly aim: SamlAim;
  readonly started: Started;
}

function aKey(): Signer {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [notBefore, notAfter] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
  return {
    privateKey,
    certificate: selfSignedCertificate({ privateKey, commonName: 'idp.invalid', notBefore, notAfter }),
  };
}

/** The SAML connection of a canary, to an identity provider whose key this command has. */
export class SamlTarget {
  private readonly key = aKey();
  private readonly stranger = aKey();
  private id = '';

  constructor(private readonly client: CanaryClient) {}

  async connect(): Promise<void> {
    const metadata = identityProviderMetadata({
      id: '_m',
      entityId: ISSUER,
      validUntil: new Date(Date.now() + DAY_MS),
      signingCertificates: [this.key.certificate],
      encryptionCertificates: [],
      ssoUrl: 'https://idp.isolation-canary.invalid/sso',
      sloUrl: null,
    });
    this.id = await this.client.createConnection({ type: 'saml', metadata: unsigned(metadata) });
  }

  async begin(): Promise<BegunSamlSignIn> {
    const started = await this.client.start(this.id);
    const { xml } = readRedirect(new URL(started.authorizationUrl).search.slice(1));
    const requestId = / ID="([^"]+)"/.exec(xml)?.[1] ?? '';
    return { started, aim: { input: this.inputFor(requestId), key: this.key, stranger: this.stranger } };
  }

  /** Delivers a response as the browser does. @returns the code in the sign-in log */
  deliver(xml: string, { started }: BegunSamlSignIn): Promise<string> {
    return this.client.outcomeOf(this.id, async () => {
      const form = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: started.state };
      const { headers } = await ask(`${this.base}/acs`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(form)),
      });
      const callback = URL.parse(headers.location ?? '', this.client.publicUrl);
      if (!callback?.pathname.startsWith('/sso/callback')) return;
      await this.client.complete({
        ...Object.fromEntries(callback.searchParams),
        configurationId: this.id,
        browserSecret: started.browserSecret,
      });
    });
  }

  private get base(): string {
    return `${this.client.publicUrl}/api/v1/saml/sp/${this.id}`;
  }

  private inputFor(inResponseTo: string): AssertionInput {
    const now = new Date();
    return {
      id: newMessageId(),
      issuer: ISSUER,
      now,
      lifetimeSeconds: 300,
      skewSeconds: 60,
      nameId: { value: REAL, format: NAME_ID_FORMATS.email },
      recipient: `${this.base}/acs`,
      audience: `${this.base}/metadata`,
      inResponseTo,
      authnInstant: now,
      authnContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
      sessionIndex: newMessageId(),
      sessionNotOnOrAfter: new Date(now.getTime() + 900_000),
      attributes: [
        {
          name: 'email',
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          values: [REAL],
        },
      ],
    };
  }
}
