import { logError } from '~/server/errors.server';
import { discoverProvider } from '~/server/relying-party.server';

/** The provider's addresses, as its discovery document has them. */
export interface ProviderAddresses {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint: string;
  jwks_uri: string;
  introspection_endpoint?: string | undefined;
  end_session_endpoint?: string | undefined;
  device_authorization_endpoint?: string | undefined;
}

/** The same endpoints below another issuer: the one at a custom domain has those of its organization's. */
export function movedTo(provider: ProviderAddresses, issuer: string): ProviderAddresses {
  const moved = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith(provider.issuer)
      ? issuer + value.slice(provider.issuer.length)
      : value,
  ]);
  return Object.fromEntries(moved) as ProviderAddresses;
}

/** Where the provider of an issuer is to be found; null where it does not answer. */
export async function providerAddresses(request: Request, issuer: string): Promise<ProviderAddresses | null> {
  try {
    return (await discoverProvider(request, issuer)) as ProviderAddresses;
  } catch (error) {
    logError(error, request);
    return null;
  }
}
