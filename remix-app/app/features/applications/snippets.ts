import { DEVICE_CODE_GRANT } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

/** What a snippet is made from. */
export interface SnippetFacts {
  name: string;
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  userinfoEndpoint: string;
  clientId: string;
  /** The first registered address; an example where there is none. */
  redirectUri: string;
  scopes: readonly string[];
  authMethod: string;
  grants: readonly string[];
  deviceEndpoint: string;
  /** The first API that it may get tokens for. */
  resource: string | null;
}

type Note = (t: Translate<typeof import('./texts/connect/en').default>) => string;

export interface Snippet {
  key: string;
  label: string;
  code: string;
  /** What to do with it, in one sentence. */
  note: Note;
}

/** The redirect URIs of well-known applications end like this. */
const CALLBACKS = {
  grafana: '/login/generic_oauth',
  gitlab: '/users/auth/openid_connect/callback',
  nextcloud: '/apps/user_oidc/code',
  argocd: '/auth/callback',
} as const;

/** Ready settings for libraries and well-known applications. The secret is never in them. */
export function snippetsOf(facts: SnippetFacts): Snippet[] {
  if (!facts.grants.includes('authorization_code')) return withoutBrowser(facts);
  return [
    {
      key: 'shell',
      label: 'Shell',
      code: shell(facts),
      note: (t) => t('shellNote'),
    },
    { key: 'node', label: 'Node', code: node(facts), note: packages('npm install openid-client@6') },
    {
      key: 'python',
      label: 'Python',
      code: python(facts),
      note: packages('pip install authlib httpx starlette itsdangerous'),
    },
    { key: 'grafana', label: 'Grafana', code: grafana(facts), note: register('grafana') },
    { key: 'gitlab', label: 'GitLab', code: gitlab(facts), note: register('gitlab') },
    { key: 'nextcloud', label: 'Nextcloud', code: nextcloud(facts), note: register('nextcloud') },
    { key: 'argocd', label: 'Argo CD', code: argocd(facts), note: register('argocd') },
  ];
}

/** Programs that no browser comes to. */
function withoutBrowser(facts: SnippetFacts): Snippet[] {
  const isDevice = facts.grants.includes(DEVICE_CODE_GRANT);
  const note: Note = (t) => (isDevice ? t('deviceNote') : t('machineNote'));
  return [{ key: 'shell', label: 'Shell', code: isDevice ? device(facts) : machine(facts), note }];
}

function machine(facts: SnippetFacts): string {
  const { tokenEndpoint, resource } = facts;
  return `curl --silent ${tokenEndpoint} \\
${proofOf(facts)}  --data-urlencode "grant_type=client_credentials" \\
  --data-urlencode "resource=${resource ?? 'https://api.example.com'}"`;
}

function device(facts: SnippetFacts): string {
  const { tokenEndpoint, deviceEndpoint, scopes } = facts;
  return `# 1. Show the user_code and verification_uri from the response to the user
curl --silent ${deviceEndpoint} \\
${proofOf(facts)}  --data-urlencode "scope=${scopes.join(' ')}"

# 2. Poll every 5 seconds with the device_code from the response
curl --silent ${tokenEndpoint} \\
${proofOf(facts)}  --data-urlencode "grant_type=${DEVICE_CODE_GRANT}" \\
  --data-urlencode "device_code=$DEVICE_CODE"`;
}

/** How curl proves the client: as lines of its command. */
function proofOf({ authMethod, clientId }: SnippetFacts): string {
  if (authMethod === 'none') return `  --data-urlencode "client_id=${clientId}" \\\n`;
  if (authMethod === 'client_secret_post') {
    return `  --data-urlencode "client_id=${clientId}" --data-urlencode "client_secret=$CLIENT_SECRET" \\\n`;
  }
  return `  --user "${clientId}:$CLIENT_SECRET" \\\n`;
}

function packages(command: string): Note {
  return (t) => t('packagesNote', { command });
}

function register(application: keyof typeof CALLBACKS): Note {
  return (t) => t('redirectNote', { path: CALLBACKS[application] });
}

function isPublic({ authMethod }: SnippetFacts): boolean {
  return authMethod === 'none';
}

function shell(facts: SnippetFacts): string {
  const { authorizationEndpoint, tokenEndpoint, userinfoEndpoint, clientId, redirectUri, scopes } = facts;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    code_challenge_method: 'S256',
  });
  return `# 1. Open the printed URL in a browser and sign in
verifier=$(openssl rand -base64 48 | tr '+/' '-_' | tr -d '=\\n')
challenge=$(printf %s "$verifier" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')
state=$(openssl rand -hex 16)
echo "${authorizationEndpoint}?${query}&state=$state&code_challenge=$challenge"

# 2. Copy the code from the final URL in the browser and redeem it within one minute
read -r -p 'code: ' code
curl --silent ${tokenEndpoint} \\
${proofOf(facts)}  --data-urlencode "grant_type=authorization_code" --data-urlencode "code=$code" \\
  --data-urlencode "redirect_uri=${redirectUri}" --data-urlencode "code_verifier=$verifier"

# 3. Request the claims of the user with the access_token from the response
curl --silent --header "Authorization: Bearer $ACCESS_TOKEN" ${userinfoEndpoint}`;
}

function node(facts: SnippetFacts): string {
  const { issuer, clientId, redirectUri, scopes } = facts;
  const proof = {
    none: 'client.None()',
    client_secret_post: 'client.ClientSecretPost(process.env.CLIENT_SECRET)',
  }[facts.authMethod];
  const options = issuer.startsWith('http:') ? ', { execute: [client.allowInsecureRequests] }' : '';
  return `import * as client from 'openid-client';

const config = await client.discovery(
  new URL('${issuer}'),
  '${clientId}',
  undefined,
  ${proof ?? 'client.ClientSecretBasic(process.env.CLIENT_SECRET)'}${options},
);

// Before sign-in: store these three values in the user's session, then redirect to \`url\`
const verifier = client.randomPKCECodeVerifier();
const state = client.randomState();
const nonce = client.randomNonce();
const url = client.buildAuthorizationUrl(config, {
  redirect_uri: '${redirectUri}',
  scope: '${scopes.join(' ')}',
  code_challenge: await client.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
  state,
  nonce,
});

// After sign-in: in the handler of ${redirectUri}
const tokens = await client.authorizationCodeGrant(config, currentUrl, {
  pkceCodeVerifier: verifier,
  expectedState: state,
  expectedNonce: nonce,
});
console.log(tokens.claims());`;
}

function python(facts: SnippetFacts): string {
  const { issuer, clientId, scopes, authMethod } = facts;
  const secret = isPublic(facts) ? '' : "\n    client_secret=os.environ['CLIENT_SECRET'],";
  return `import os
from authlib.integrations.starlette_client import OAuth

oauth = OAuth()
oauth.register(
    name='gatehouse',
    server_metadata_url='${issuer}/.well-known/openid-configuration',
    client_id='${clientId}',${secret}
    client_kwargs={
        'scope': '${scopes.join(' ')}',
        'code_challenge_method': 'S256',
        'token_endpoint_auth_method': '${authMethod}',
    },
)

async def login(request):
    return await oauth.gatehouse.authorize_redirect(request, '${facts.redirectUri}')

async def callback(request):
    token = await oauth.gatehouse.authorize_access_token(request)
    return token['userinfo']`;
}

function grafana(facts: SnippetFacts): string {
  const { name, clientId, scopes } = facts;
  return `[auth.generic_oauth]
enabled = true
name = Gatehouse
client_id = ${clientId}
${isPublic(facts) ? '' : 'client_secret = $__env{CLIENT_SECRET}\n'}scopes = ${scopes.join(' ')}
auth_url = ${facts.authorizationEndpoint}
token_url = ${facts.tokenEndpoint}
api_url = ${facts.userinfoEndpoint}
use_pkce = true
login_attribute_path = email
name_attribute_path = name
role_attribute_path = contains(roles[*], 'tenant_admin') && 'Admin' || 'Viewer'
# Registered here as ${name}`;
}

function gitlab(facts: SnippetFacts): string {
  const { issuer, clientId, scopes } = facts;
  return `gitlab_rails['omniauth_providers'] = [
  {
    name: 'openid_connect',
    label: 'Gatehouse',
    args: {
      name: 'openid_connect',
      scope: [${scopes.map((scope) => `'${scope}'`).join(', ')}],
      response_type: 'code',
      issuer: '${issuer}',
      discovery: true,
      client_auth_method: '${facts.authMethod === 'client_secret_post' ? 'body' : 'basic'}',
      uid_field: 'sub',
      pkce: true,
      client_options: {
        identifier: '${clientId}',
        secret: ENV['CLIENT_SECRET'],
        redirect_uri: 'https://gitlab.example.com${CALLBACKS.gitlab}'
      }
    }
  }
]`;
}

function nextcloud({ issuer, clientId, scopes }: SnippetFacts): string {
  return `php occ user_oidc:provider Gatehouse \\
  --clientid='${clientId}' \\
  --clientsecret="$CLIENT_SECRET" \\
  --discoveryuri='${issuer}/.well-known/openid-configuration' \\
  --scope='${scopes.join(' ')}' \\
  --mapping-uid=sub --mapping-email=email --mapping-display-name=name`;
}

function argocd({ issuer, clientId, scopes }: SnippetFacts): string {
  return `# argocd-cm; put the secret into argocd-secret as oidc.gatehouse.clientSecret
data:
  oidc.config: |
    name: Gatehouse
    issuer: ${issuer}
    clientID: ${clientId}
    clientSecret: $oidc.gatehouse.clientSecret
    enablePKCEAuthentication: true
    requestedScopes: [${scopes.map((scope) => `"${scope}"`).join(', ')}]`;
}
