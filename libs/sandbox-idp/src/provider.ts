import { randomBytes } from 'node:crypto';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { findAccount } from './accounts.ts';
import { answerBadly } from './bad-answers.ts';
import type { Keys } from './keys.ts';
import { CLAIMS, claimsOf, type Kind, SCOPES } from './kinds.ts';
import { MemoryAdapter } from './memory-adapter.ts';
import { BREAKS_ANSWERS, type Misbehaviour, type Place } from './misbehaviour.ts';
import { issuedByDirectory, tamper } from './tamper.ts';

/** The client of the demo's Gatehouse; intentionally public. */
export const SANDBOX_CLIENT_ID = 'gatehouse-sandbox';
export const SANDBOX_CLIENT_SECRET = 'gatehouse-sandbox-secret';
const GOOGLE_USERS = 'https://www.googleapis.com/auth/admin.directory.user.readonly';
/** A second application, to present the code of one to the other. */
export const OTHER_CLIENT_ID = 'another-application';

export interface ProviderOptions {
  readonly kind: Kind;
  readonly issuer: string;
  readonly keys: Keys;
  readonly misbehaviour: Misbehaviour;
}

/** A certified OpenID provider with the claims of `kind`. */
export function makeProvider({ kind, issuer, keys, misbehaviour }: ProviderOptions): Provider {
  const provider = new Provider(issuer, {
    adapter: MemoryAdapter,
    clients: [client(SANDBOX_CLIENT_ID), client(OTHER_CLIENT_ID)],
    jwks: { keys: [keys.right as never] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Browsers share cookies between ports, so these have unique names.
      names: {
        session: `sandbox_${kind}_session`,
        interaction: `sandbox_${kind}_interaction`,
        resume: `sandbox_${kind}_resume`,
      },
      long: { path: '/', signed: true },
      short: { path: '/', signed: true },
    },
    scopes: [...SCOPES[kind]],
    claims: CLAIMS,
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: kind === 'company' },
    },
    interactions: {
      policy: chooser(),
      url: (ctx, interaction) =>
        `${new URL(ctx.oidc.urlFor('authorization')).pathname.replace(/\/auth$/, '')}/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx, id) => {
      const account = findAccount(id);
      return (
        account && {
          accountId: id,
          claims: async () => ({ ...claimsOf(kind, account), sub: String(claimsOf(kind, account).sub) }),
        }
      );
    },
    pkce: { required: () => false },
    // Google uses `access_type`, which is not part of OpenID Connect. Here, scopes for reading users grant a refresh
    // token.
    issueRefreshToken: async (_context, _client, { scopes }) =>
      kind === 'microsoft' ? scopes.has('offline_access') : kind === 'google' && scopes.has(GOOGLE_USERS),
    rotateRefreshToken: false,
    ttl: {
      AccessToken: 3600,
      RefreshToken: 90 * 86_400,
      IdToken: 3600,
      Session: 3600,
      Grant: 3600,
      Interaction: 3600,
      AuthorizationCode: 60,
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain';
      ctx.body = `Sandbox: ${out.error}: ${out.error_description ?? ''}`;
    },
  });
  allowCallbacks(provider);
  provider.use(async (ctx, next) => answer(ctx as KoaContextWithOIDC, next, kind, keys, misbehaviour));
  return provider;
}

function client(client_id: string) {
  return {
    client_id,
    client_secret: SANDBOX_CLIENT_SECRET,
    redirect_uris: ['http://127.0.0.1/sso/callback'],
    post_logout_redirect_uris: ['http://127.0.0.1/'],
    grant_types: ['authorization_code', 'refresh_token'],
  };
}

/** The account chooser precedes all other prompts, if requested. */
function chooser() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

/** Any Gatehouse on this machine may use the sandbox, on any port. */
function allowCallbacks(provider: Provider): void {
  const isHere = (uri: string) => {
    if (!URL.canParse(uri)) return false;
    return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(uri).hostname);
  };
  provider.Client.prototype.redirectUriAllowed = (uri: string) => isHere(uri);
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri: string) => isHere(uri);
}

const PLACE_OF: readonly [RegExp, Place][] = [
  [/\/\.well-known\//, 'discovery'],
  [/\/jwks$/, 'jwks'],
  [/\/token$/, 'token'],
  [/\/me$/, 'userinfo'],
];

async function answer(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
  kind: Kind,
  keys: Keys,
  misbehaviour: Misbehaviour,
): Promise<void> {
  const place = PLACE_OF.find(([path]) => path.test(ctx.path))?.[1];
  await next();
  if (kind !== 'company') withoutIssuer(ctx);
  if (!place) return;
  const mode = misbehaviour.at(kind, place, ctx.oidc?.entities?.AuthorizationCode?.grantId);
  const body = ctx.body as Record<string, unknown> | undefined;
  if (place === 'token' && typeof body?.id_token === 'string') {
    if (kind === 'microsoft') body.id_token = await issuedByDirectory(body.id_token, keys);
    body.id_token = await tamper(String(body.id_token), mode, keys, misbehaviour.emailOf(kind));
    if (mode === 'no_id_token') delete body.id_token;
  }
  if (place === 'discovery') describe(ctx, kind, body);
  if (BREAKS_ANSWERS.includes(mode)) await answerBadly(ctx, mode);
}

/** Google and Microsoft omit the issuer in the redirect. Source: RFC 9207 §2. */
function withoutIssuer(ctx: KoaContextWithOIDC): void {
  const location = ctx.response.get('location');
  if (!URL.canParse(location) || !new URL(location).searchParams.has('iss')) return;
  const target = new URL(location);
  target.searchParams.delete('iss');
  ctx.set('location', target.href);
}

/** Without a tenant in the URL, Microsoft's document contains a placeholder for it. */
function describe(ctx: KoaContextWithOIDC, kind: Kind, body: Record<string, unknown> | undefined): void {
  if (kind === 'company' || !body) return;
  delete body.authorization_response_iss_parameter_supported;
  if (kind !== 'microsoft') return;
  const { originalUrl = '' } = ctx.req as { originalUrl?: string };
  const directory = /\/microsoft\/([^/]+)\//.exec(originalUrl)?.[1] ?? '';
  const shown = ['organizations', 'common'].includes(directory) ? '{tenantid}' : directory;
  body.issuer = String(body.issuer).replace(/\/microsoft\/[^/]+\//, `/microsoft/${shown}/`);
}
