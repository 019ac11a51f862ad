/** What a quick start is made from. */
export interface QuickStartFacts {
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
  applicationType: string;
  deviceEndpoint: string;
  /** The first API that it may get tokens for. */
  resource: string | null;
}

export interface CodeFile {
  /** Path within a project; null for a command. */
  path: string | null;
  /** A language of `highlight.server.ts`. */
  language: string;
  code: string;
}

/** Files that let users of this application sign in, for one library or product. The secret is never in them. */
export interface QuickStart {
  key: string;
  label: string;
  /** Its mark in `public/marks`. */
  mark: string | null;
  /** What the packages are installed with. */
  install: string | null;
  files: readonly CodeFile[];
  /** Path of the redirect URI where the library determines it; null where any registered one works. */
  callbackPath: string | null;
  /** What else there is to know, as a key of the texts. */
  note:
    | 'secretNote'
    | 'publicNote'
    | 'shellNote'
    | 'deviceNote'
    | 'machineNote'
    | 'workloadNote'
    | 'httpsNote'
    | 'proxyNote'
    | 'productNote';
}

/** What several quick starts need of the facts. */
export function partsOf(facts: QuickStartFacts) {
  const { redirectUri, issuer, authMethod, scopes } = facts;
  const url = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
  return {
    origin: url?.origin ?? 'https://app.example.com',
    path: url?.pathname ?? '/callback',
    port: url?.port || '3000',
    isHttps: url?.protocol !== 'http:',
    isPublic: authMethod === 'none',
    isPost: authMethod === 'client_secret_post',
    scope: scopes.join(' '),
    /** Libraries reject an issuer without TLS by default. */
    isInsecure: issuer.startsWith('http:'),
  };
}

/** How `openid-client` authenticates the client. */
export function clientAuthOf({ authMethod }: QuickStartFacts): string {
  if (authMethod === 'none') return 'client.None()';
  return authMethod === 'client_secret_post'
    ? 'client.ClientSecretPost(process.env.CLIENT_SECRET)'
    : 'client.ClientSecretBasic(process.env.CLIENT_SECRET)';
}

/** A call of `client.discovery` of `openid-client`. */
export function discoveryOf(facts: QuickStartFacts): string {
  const allow = partsOf(facts).isInsecure ? '\n  { execute: [client.allowInsecureRequests] },' : '';
  return `client.discovery(
  new URL('${facts.issuer}'),
  '${facts.clientId}',
  undefined,
  ${clientAuthOf(facts)},${allow}
)`;
}
