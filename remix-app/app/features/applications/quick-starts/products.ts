import { partsOf, type QuickStart, type QuickStartFacts } from './quick-start.ts';

/** Settings of well-known applications. */
export function products(facts: QuickStartFacts): QuickStart[] {
  return [
    product('grafana', 'Grafana', '/login/generic_oauth', 'grafana.ini', 'ini', grafana(facts)),
    product(
      'gitlab',
      'GitLab',
      '/users/auth/openid_connect/callback',
      '/etc/gitlab/gitlab.rb',
      'ruby',
      gitlab(facts),
    ),
    product('nextcloud', 'Nextcloud', '/apps/user_oidc/code', null, 'bash', nextcloud(facts)),
    product('argo', 'Argo CD', '/auth/callback', 'argocd-cm.yaml', 'yaml', argocd(facts)),
  ];
}

function product(
  key: string,
  label: string,
  callbackPath: string,
  path: string | null,
  language: string,
  code: string,
): QuickStart {
  const files = [{ path, language, code }];
  return { key, label, mark: key, install: null, callbackPath, note: 'productNote', files };
}

function grafana(facts: QuickStartFacts): string {
  const { name, clientId, scopes } = facts;
  const { isPublic } = partsOf(facts);
  return `[auth.generic_oauth]
enabled = true
name = Gatehouse
client_id = ${clientId}
${isPublic ? '' : 'client_secret = $__env{CLIENT_SECRET}\n'}scopes = ${scopes.join(' ')}
auth_url = ${facts.authorizationEndpoint}
token_url = ${facts.tokenEndpoint}
api_url = ${facts.userinfoEndpoint}
use_pkce = true
login_attribute_path = email
name_attribute_path = name
role_attribute_path = contains(roles[*], 'tenant_admin') && 'Admin' || 'Viewer'
# Registered here as ${name}`;
}

function gitlab(facts: QuickStartFacts): string {
  const { issuer, clientId, scopes } = facts;
  const { origin, isPost } = partsOf(facts);
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
      client_auth_method: '${isPost ? 'body' : 'basic'}',
      uid_field: 'sub',
      pkce: true,
      client_options: {
        identifier: '${clientId}',
        secret: ENV['CLIENT_SECRET'],
        redirect_uri: '${origin}/users/auth/openid_connect/callback'
      }
    }
  }
]`;
}

function nextcloud({ issuer, clientId, scopes }: QuickStartFacts): string {
  return `php occ user_oidc:provider Gatehouse \\
  --clientid='${clientId}' \\
  --clientsecret="$CLIENT_SECRET" \\
  --discoveryuri='${issuer}/.well-known/openid-configuration' \\
  --scope='${scopes.join(' ')}' \\
  --mapping-uid=sub --mapping-email=email --mapping-display-name=name`;
}

function argocd({ issuer, clientId, scopes }: QuickStartFacts): string {
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
