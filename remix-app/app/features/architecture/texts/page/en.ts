export default {
  about: 'The parts of Gatehouse and the status of each.',
  features: 'Features',
  technologies: 'Technologies',
  deploymentLayers: 'Deployment layers',
  deploymentLayersAbout: 'From the browser to the database.',
  securityLayers: 'Security layers',
  securityLayersAbout: 'From the network to the audit log.',
  implemented: 'Implemented',
  deployed: 'Deployed',
  active: 'Active',
  planned: 'Planned',
  signIn: 'Central sign-in',
  signInAbout:
    'One service completes all authentication methods. It checks the tenant, the user and the sign-in policy before it creates a session.',
  isolation: 'Tenant isolation',
  isolationAbout:
    'Row-level security in the database separates tenants. The database role of the API cannot bypass it.',
  openId: 'OpenID Connect provider',
  openIdAbout:
    'Applications sign users in with the authorization code flow and PKCE, and verify tokens with the published keys.',
  audit: 'Audit log',
  auditAbout:
    'Events are append-only and stored in the same transaction as the change. A hash chain reveals tampering.',
  secrets: 'Secrets at rest',
  secretsAbout:
    'Secrets are encrypted with AES-256-GCM. The master key is not stored in the database and can be rotated.',
  oneCommand: 'One command',
  oneCommandAbout:
    'npm start runs the database, the API, the web app and the gateway. It stops all of them together.',
  containers: 'Containers',
  containersAbout:
    'Images run without root privileges. Migrations are a separate step. Caddy serves one public origin.',
  saml: 'SAML 2.0',
  samlAbout:
    'Gatehouse issues assertions to enterprise applications and signs users in through SAML identity providers.',
  wizard: 'SSO wizard',
  wizardAbout: 'An organization connects Google Workspace or Microsoft Entra ID in about five minutes.',
  factors: 'Second factors',
  factorsAbout:
    'Authenticator apps, passkeys and recovery codes. The sign-in policy of each tenant decides which ones are required.',
  web: 'Web',
  api: 'API',
  identity: 'Identity',
  dataAndTests: 'Data and tests',
  gatewayLayer: 'Gateway',
  gatewayLayerAbout: 'One public origin: Caddy on port 443 in containers, port 3000 with npm start.',
  webLayer: 'Web app',
  webLayerAbout: 'Remix on port 3001. It renders pages, holds the session cookie and stores no state.',
  apiLayer: 'API',
  apiLayerAbout:
    'NestJS on port 8080. It handles sign-ins, tokens and tenants. Any number of processes can run.',
  databaseLayer: 'Database',
  databaseLayerAbout: 'PostgreSQL stores all shared state. Row-level security separates tenants.',
  transport: 'Transport',
  transportAbout: 'TLS with HSTS. Forwarded headers are accepted from the gateway only.',
  browser: 'Browser',
  browserAbout:
    'A content security policy with nonces, HttpOnly and SameSite cookies, and an origin check on each form.',
  session: 'Session',
  sessionAbout:
    'Opaque tokens, stored as hashes. A session expires after 15 minutes of inactivity and 15 minutes after sign-in.',
  access: 'Access',
  accessAbout:
    'Access is denied by default. Each route declares its role or permission. Otherwise, the API does not start.',
  data: 'Data',
  dataAbout:
    'Row-level security for tenants, encryption for secrets, hashes for values that are only compared.',
  evidence: 'Audit',
  evidenceAbout: 'An append-only audit log with a hash chain for each tenant.',
} as const;
