import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAML, type SamlConfig, ValidateInResponseTo } from '@node-saml/node-saml';
import { aParty } from '../saml/support/parties.ts';

/**
 * A SAML application on another site (127.0.0.1), as a developer would write it with node-saml. It shows who signed in.
 */
export class SamlApplication {
  readonly key = aParty('application.test');
  private saml: SAML | undefined;
  /** The same application, with HTTP-POST requests. */
  private byPost: SAML | undefined;
  private readonly server: Server = createServer((request, response) => {
    this.answer(request).then(
      ({ location, body = '' }) =>
        response
          .writeHead(location ? 302 : 200, {
            'content-type': 'text/html; charset=utf-8',
            ...(location && { location }),
          })
          .end(body),
      (error) => response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });

  static async start(): Promise<SamlApplication> {
    const application = new SamlApplication();
    await new Promise<void>((resolve) => application.server.listen(0, '127.0.0.1', resolve));
    return application;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Configures it with the identity provider's metadata. */
  trust(
    idp: { readonly sso_url: string; readonly slo_url: string; readonly entity_id: string },
    idpCert: string,
  ): void {
    const asked = new Map<string, string>();
    const options: SamlConfig = {
      idpCert,
      idpIssuer: idp.entity_id,
      entryPoint: idp.sso_url,
      logoutUrl: idp.slo_url,
      issuer: `${this.url}/metadata`,
      audience: `${this.url}/metadata`,
      callbackUrl: `${this.url}/acs`,
      privateKey: this.key.pem.privateKey,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      identifierFormat: null,
      disableRequestedAuthnContext: true,
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider: {
        saveAsync: async (id, value) => {
          asked.set(id, value);
          return { value, createdAt: Date.now() };
        },
        getAsync: async (id) => asked.get(id) ?? null,
        removeAsync: async (id) => (id !== null && asked.delete(id) ? id : null),
      },
    };
    this.saml = new SAML(options);
    this.byPost = new SAML({ ...options, authnRequestBinding: 'HTTP-POST', skipRequestCompression: true });
  }

  private async answer(request: IncomingMessage): Promise<{ location?: string; body?: string }> {
    const { saml, byPost } = this;
    if (!saml || !byPost) throw new Error('trusts nobody yet');
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname === '/by-post')
      return { body: await byPost.getAuthorizeFormAsync('from-post', undefined, {}) };
    if (url.pathname === '/slo' && url.searchParams.has('SAMLRequest')) {
      const { profile } = await saml.validateRedirectAsync(
        Object.fromEntries(url.searchParams),
        url.search.slice(1),
      );
      return { location: await saml.getLogoutResponseUrlAsync(profile as never, '', {}, true) };
    }
    if (url.pathname === '/acs') {
      const form = new URLSearchParams(await bodyOf(request));
      const { profile } = await saml.validatePostResponseAsync({
        SAMLResponse: form.get('SAMLResponse') ?? '',
      });
      return { body: `<h1>Hello ${profile?.nameID}</h1><p>${form.get('RelayState')}</p>` };
    }
    return { location: await saml.getAuthorizeUrlAsync('from-redirect', undefined, {}) };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
