/** What decides where a sign-in is started. */
export interface InitiatedClient {
  readonly initiateLoginUri: string;
  readonly redirectUris: readonly string[];
}

/**
 * Where the application starts a sign-in with this issuer. An `iss` that was registered with the address remains: the
 * application knows no other issuer. Source: OpenID Connect Core §4.
 *
 * @param target the page that the application shows afterwards; the application checks it as well
 */
export function initiationAddress(
  { initiateLoginUri }: InitiatedClient,
  issuer: string,
  target: string | null,
): string {
  const url = new URL(initiateLoginUri);
  if (!url.searchParams.has('iss')) url.searchParams.set('iss', issuer);
  if (target !== null) url.searchParams.set('target_link_uri', target);
  return url.href;
}

/** Whether the page belongs to the application, so that nobody is led elsewhere through it. */
export function isOwnTarget({ initiateLoginUri, redirectUris }: InitiatedClient, target: string): boolean {
  if (!URL.canParse(target)) return false;
  const { origin, username, password } = new URL(target);
  if (origin === 'null' || username || password) return false;
  return [initiateLoginUri, ...redirectUris].some(
    (uri) => URL.canParse(uri) && new URL(uri).origin === origin,
  );
}
