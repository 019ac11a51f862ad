import { freePorts } from '@gatehouse/embedded';
import { startApache } from './apache.ts';
import { aFolder, Programs } from './programs.ts';

export interface OpenIdc {
  readonly url: string;
  readonly redirectUri: string;
  stop(): Promise<void>;
}

/** Ports are chosen before the client is registered, because the registration needs them. */
export async function aPlace(): Promise<{ port: number; url: string; redirectUri: string }> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  return { port, url, redirectUri: `${url}/callback` };
}

/**
 * Debian's Apache with mod_auth_openidc. `/` requires a sign-in; `/open` is public.
 *
 * @param issuer an origin
 * @param directives that differ
 * @param usesPkce off by default, as in the module
 */
export async function startOpenIdc(
  place: { readonly port: number; readonly url: string; readonly redirectUri: string },
  issuer: string,
  client: { readonly client_id: string; readonly client_secret?: string },
  directives = '',
  usesPkce = true,
): Promise<OpenIdc> {
  const programs = new Programs(aFolder());
  const { folder } = programs;
  try {
    await startApache(
      programs,
      place.port,
      { file: 'mod_auth_openidc.so', name: 'auth_openidc_module' },
      `OIDCProviderMetadataURL ${issuer}/.well-known/openid-configuration
OIDCClientID ${client.client_id}
OIDCClientSecret ${client.client_secret}
OIDCRedirectURI ${place.redirectUri}
OIDCCryptoPassphrase of-the-tests-alone
OIDCScope "openid profile email"
OIDCRemoteUserClaim email
${usesPkce ? 'OIDCPKCEMethod S256' : ''}
OIDCPassRefreshToken On
OIDCCacheType file
OIDCCacheDir ${folder}/cache
OIDCSessionInactivityTimeout 600
${directives}
<Location />
  AuthType openid-connect
  Require valid-user
</Location>
<Location /open>
  AuthType openid-connect
  OIDCUnAuthAction pass
  Require all granted
</Location>`,
    );
  } catch (error) {
    await programs.stop();
    throw error;
  }
  return { url: place.url, redirectUri: place.redirectUri, stop: () => programs.stop() };
}
