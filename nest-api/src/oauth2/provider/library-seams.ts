import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';

type Model = { readonly prototype?: Record<string, unknown> } & Record<string, unknown>;

/** Methods that our installers replace or call. They are not part of the library's public interface. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  AccessToken: ['generateTokenId', 'save'],
  AuthorizationCode: ['generateTokenId'],
  Claims: ['result', 'scope'],
  Client: ['backchannelLogout', 'compareClientSecret'],
  ClientCredentials: ['generateTokenId'],
  DeviceCode: ['generateTokenId'],
  IdToken: ['issue'],
  RefreshToken: ['generateTokenId'],
  Session: ['destroy', 'loginAccount', 'resetIdentifier', 'sidFor'],
};
const STATIC_METHODS: Readonly<Record<string, readonly string[]>> = {
  Client: ['find'],
  ReplayDetection: ['unique'],
  Session: ['get'],
};
/** Models whose list of stored fields we extend. */
const KEPT_FIELDS = ['Grant', 'RefreshToken'];

/** A provider for the check, configured so that the library logs no warnings. */
export function bareProvider(): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Provider('https://seams.invalid', {
    adapter: () => ({}) as never,
    jwks: { keys: [privateKey.export({ format: 'jwk' }) as never] },
    features: { devInteractions: { enabled: false } },
  });
}

/**
 * Checks, before anything is installed, that the library has the expected shape. Otherwise, the replacement of a
 * renamed method would silently have no effect, and a security rule would be lost.
 *
 * @throws Error naming each missing method
 */
export function requireLibrarySeams(provider = bareProvider()): void {
  const models = provider as unknown as Record<string, Model | undefined>;
  const gone = [
    ...missing(
      METHODS,
      'prototype.',
      (model, name) => typeof models[model]?.prototype?.[name] === 'function',
    ),
    ...missing(STATIC_METHODS, '', (model, name) => typeof models[model]?.[name] === 'function'),
    ...KEPT_FIELDS.filter((model) => !Array.isArray(models[model]?.IN_PAYLOAD)).map(
      (model) => `${model}.IN_PAYLOAD`,
    ),
  ];
  if (gone.length === 0) return;
  throw new Error(
    `oidc-provider has no ${gone.join(', ')}: look at what replaces it in oauth2/provider/install-*.ts.`,
  );
}

function missing(
  wanted: Readonly<Record<string, readonly string[]>>,
  place: string,
  isThere: (model: string, name: string) => boolean,
): string[] {
  return Object.entries(wanted).flatMap(([model, names]) =>
    names.filter((name) => !isThere(model, name)).map((name) => `${model}.${place}${name}`),
  );
}
