import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Account, findAccount, SANDBOX_PASSWORD } from './accounts.ts';
import { readForm } from './interaction.ts';
import { isMode, type Misbehaviour, type Mode } from './misbehaviour.ts';
import { autoPostPage, chooserPage } from './pages.ts';
import { type ResponseOptions, readAuthnRequest, samlMetadata, samlResponse, text } from './saml-messages.ts';
import { makeSigningKey, type SigningKey } from './self-signed.ts';
import { sendBadly, sendPage } from './send.ts';

const LABEL = 'the SAML identity provider of a company';

/** A company's SAML identity provider. */
export class SamlIdp {
  /** Its entity ID, which is also the metadata URL. */
  readonly issuer: string;
  readonly #ssoUrl: string;
  readonly #misbehaviour: Misbehaviour;
  readonly #right: SigningKey = makeSigningKey('Gatehouse sandbox');
  readonly #wrong: SigningKey = makeSigningKey('Gatehouse sandbox');

  constructor(url: string, misbehaviour: Misbehaviour) {
    this.issuer = `${url}/saml/metadata`;
    this.#ssoUrl = `${url}/saml/sso`;
    this.#misbehaviour = misbehaviour;
  }

  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path === '/saml/metadata') {
      if (await sendBadly(response, this.#misbehaviour.at('saml', 'discovery'))) return true;
      response
        .writeHead(200, { 'content-type': 'application/samlmetadata+xml' })
        .end(samlMetadata(this.issuer, this.#ssoUrl, this.#right));
      return true;
    }
    if (path !== '/saml/sso') return false;
    await this.#signOn(request, response);
    return true;
  }

  async #signOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const action = text(request.url ?? '');
    if (request.method !== 'POST') return sendPage(response, 200, chooserPage(LABEL, action));
    const form = await readForm(request);
    const account = findAccount(form.get('email') ?? '');
    if (!account || form.get('password') !== SANDBOX_PASSWORD) {
      return sendPage(response, 401, chooserPage(LABEL, action, 'Wrong password: it is "sandbox".'));
    }
    const asked = readAuthnRequest(query.get('SAMLRequest') ?? '');
    const mode = form.get('mode');
    const wrong = isMode(mode) && mode !== 'none' ? mode : this.#misbehaviour.at('saml', 'token');
    const plain = { request: asked, issuer: this.issuer, account, key: this.#right };
    const xml = samlResponse({ ...plain, ...this.#change(wrong, account) });
    const fields = {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: query.get('RelayState') ?? '',
    };
    autoPostPage(response, asked.acsUrl, fields);
  }

  #change(mode: Mode, account: Account): Partial<ResponseOptions> {
    switch (mode) {
      case 'expired':
        return { issuedAt: new Date(Date.now() - 3_600_000) };
      case 'wrong_audience':
        return { audience: 'https://another-application.example' };
      case 'wrong_issuer':
        return { claimedIssuer: 'https://another-issuer.example' };
      case 'wrong_key':
        return { key: this.#wrong };
      case 'no_email':
        return { withEmail: false };
      case 'changed_email':
        return { account: { ...account, email: this.#misbehaviour.emailOf('saml') } };
      default:
        return {};
    }
  }
}
