import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';

/** `oidc-provider` with an in-memory store and one signed-in user: the cost of the library alone. */
const CLIENT = {
  client_id: 'bench',
  client_secret: 'a-secret-of-enough-length',
  redirect_uris: ['https://app.example.test/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'] as const,
};

const API = 'https://api.example.test';
const MACHINE = {
  client_id: 'machine',
  client_secret: 'a-secret-of-enough-length',
  redirect_uris: [],
  grant_types: ['client_credentials'],
  response_types: [],
};
const KEYS = [
  {
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
  },
  {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    alg: 'ES256',
  },
].map((jwk) => ({ ...jwk, use: 'sig', kid: jwk.alg }));

/** Never drops an entry. The library's own store would drop the session after a thousand. */
const kept = new Map<string, AdapterPayload>();

class Memory implements Adapter {
  private readonly model: string;

  constructor(model: string) {
    this.model = model;
  }

  async upsert(id: string, payload: AdapterPayload) {
    kept.set(`${this.model} ${id}`, payload);
    if (this.model === 'Session') kept.set(`uid ${payload.uid}`, payload);
  }

  async find(id: string) {
    return kept.get(`${this.model} ${id}`);
  }

  async findByUid(uid: string) {
    return kept.get(`uid ${uid}`);
  }

  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    const payload = kept.get(`${this.model} ${id}`);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    kept.delete(`${this.model} ${id}`);
  }

  async revokeByGrantId() {
    throw new Error('nothing is revoked here');
  }
}

const configuration = {
  adapter: Memory,
  clients: [CLIENT, MACHINE],
  jwks: { keys: KEYS },
  findAccount: async (_ctx: unknown, sub: string) => ({
    accountId: sub,
    claims: async () => ({ sub, email: 'bench@example.test', name: 'Bench Person' }),
  }),
  claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  expiresWithSession: async () => false,
  cookies: { keys: ['bench'] },
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true },
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo: () => ({
        audience: API,
        scope: 'read',
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  },
  interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  loadExistingGrant: async (ctx: KoaContextWithOIDC) => {
    const { client, session, provider } = ctx.oidc;
    const known = session?.grantIdFor(String(client?.clientId));
    if (known) return provider.Grant.find(known);
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId });
    grant.addOIDCScope('openid email profile offline_access');
    await grant.save();
    return grant;
  },
} as unknown as Configuration;

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, configuration);
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const details = await provider.interactionDetails(request, response);
    const result = details.prompt.name === 'login' ? { login: { accountId: 'bench' } } : { consent: {} };
    await provider.interactionFinished(request, response, result);
  });
  process.send?.(url);
});
process.once('disconnect', () => process.exit());
