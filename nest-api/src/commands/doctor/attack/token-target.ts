import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CanaryClient, Started } from './canary-client.js';
import type { TokenAim } from './token-forgeries.js';
import { REAL } from './wrappings.js';

const CLIENT = { clientId: 'doctor', clientSecret: randomBytes(24).toString('base64url') };
const KID = 'provider-key';
const LIFETIME_SECONDS = 300;

export interface BegunSignIn {
  readonly aim: TokenAim;
  readonly started: Started;
}

function jwkOf(publicKey: KeyObject, kid: string): object {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

/** The OpenID connection of a canary, to a provider that this command runs on this machine. */
export class TokenTarget {
  private readonly right = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly wrong = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** ID tokens by authorization code; null: a response without one. */
  private readonly tokens = new Map<string, string | null>();
  private readonly server: Server;
  private id = '';

  constructor(private readonly client: CanaryClient) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async connect(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.id = await this.client.createConnection({ type: 'oauth2', issuer: this.issuer, ...CLIENT });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async begin(): Promise<BegunSignIn> {
    const started = await this.client.start(this.id);
    const nonce = new URL(started.authorizationUrl).searchParams.get('nonce') ?? '';
    const iat = Math.floor(Date.now() / 1_000);
    return {
      started,
      aim: {
        claims: {
          iss: this.issuer,
          aud: CLIENT.clientId,
          sub: 'user',
          email: REAL,
          email_verified: true,
          nonce,
          iat,
          exp: iat + LIFETIME_SECONDS,
        },
        kid: KID,
        key: this.right.privateKey,
        publicKey: this.right.publicKey.export({ type: 'spki', format: 'pem' }) as string,
        stranger: { key: this.wrong.privateKey, jwk: jwkOf(this.wrong.publicKey, 'stranger') },
        clientSecret: CLIENT.clientSecret,
      },
    };
  }

  /**
   * Makes the browser return with a code for this token.
   *
   * @param changes other parameters of the callback
   * @returns the code in the sign-in log
   */
  deliver(
    token: string | null,
    { started }: BegunSignIn,
    changes: Record<string, unknown> = {},
  ): Promise<string> {
    const code = randomBytes(12).toString('base64url');
    this.tokens.set(code, token);
    return this.client.outcomeOf(this.id, () =>
      this.client.complete({
        code,
        state: started.state,
        iss: this.issuer,
        browserSecret: started.browserSecret,
        configurationId: this.id,
        ...changes,
      }),
    );
  }

  private get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await this.answerTo(request);
    response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  }

  private async answerTo(request: IncomingMessage): Promise<object | null> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return this.metadata();
      case '/keys':
        return { keys: [jwkOf(this.right.publicKey, KID)] };
      case '/stranger':
        return { keys: [jwkOf(this.wrong.publicKey, 'stranger')] };
      case '/token': {
        const code = new URLSearchParams(await text(request)).get('code') ?? '';
        const token = this.tokens.get(code);
        return {
          access_token: code,
          token_type: 'Bearer',
          expires_in: 60,
          ...(token && { id_token: token }),
        };
      }
      default:
        return null;
    }
  }

  private metadata(): object {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }
}
