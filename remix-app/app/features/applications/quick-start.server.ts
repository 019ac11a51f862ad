import type { OAuthClientDto } from '@gatehouse/contracts';
import { highlight, type Token } from './highlight.server';
import type { ProviderAddresses } from './provider-addresses.server';
import { quickStartsOf } from './quick-starts';
import type { QuickStart } from './quick-starts/quick-start';

export interface ShownFile {
  path: string | null;
  code: string;
  tokens: Token[];
}

export interface QuickStartChoice {
  key: string;
  label: string;
  /** Its file in `public/marks`. */
  mark: string | null;
}

/** The quick start that the address asks for, and the others to choose from. */
export interface QuickStartView {
  choices: QuickStartChoice[];
  key: string;
  label: string;
  install: string | null;
  note: QuickStart['note'];
  files: ShownFile[];
  /** Needed by the library, and not registered yet. */
  missingRedirectUri: string | null;
}

/** @param key of the address; the first one where it names none */
export async function readQuickStart(
  application: OAuthClientDto,
  provider: ProviderAddresses,
  key: string | null,
): Promise<QuickStartView | null> {
  const all = quickStartsOf(factsOf(application, provider));
  const chosen = all.find((one) => one.key === key) ?? all[0];
  if (!chosen) return null;
  return {
    choices: all.map(toChoice),
    key: chosen.key,
    label: chosen.label,
    install: chosen.install,
    note: chosen.note,
    files: await Promise.all(
      chosen.files.map(async ({ path, language, code }) => ({
        path,
        code,
        tokens: await highlight(code, language),
      })),
    ),
    missingRedirectUri: missingRedirectUri(application, chosen),
  };
}

/** The quick starts to choose from, for an application that was just registered. */
export function quickStartChoices(application: OAuthClientDto): QuickStartChoice[] {
  return quickStartsOf(factsOf(application, null)).map(toChoice);
}

function toChoice({ key, label, mark }: QuickStart): QuickStartChoice {
  return { key, label, mark };
}

/** The redirect URI that a quick start needs of an application, by its key; null where it needs none. */
export function neededRedirectUri(application: OAuthClientDto, key: string): string | null {
  const all = quickStartsOf(factsOf(application, null));
  const chosen = all.find((one) => one.key === key);
  return chosen ? missingRedirectUri(application, chosen) : null;
}

function missingRedirectUri(application: OAuthClientDto, { callbackPath }: QuickStart): string | null {
  const [first = ''] = application.redirect_uris;
  if (!callbackPath || !URL.canParse(first)) return null;
  const needed = new URL(callbackPath, first).href;
  return application.redirect_uris.includes(needed) ? null : needed;
}

function factsOf(application: OAuthClientDto, provider: ProviderAddresses | null) {
  return {
    name: application.name,
    issuer: provider?.issuer ?? '',
    authorizationEndpoint: provider?.authorization_endpoint ?? '',
    tokenEndpoint: provider?.token_endpoint ?? '',
    userinfoEndpoint: provider?.userinfo_endpoint ?? '',
    clientId: application.client_id,
    redirectUri: application.redirect_uris[0] ?? 'https://app.example.com/callback',
    scopes: application.scopes,
    authMethod: application.token_endpoint_auth_method,
    grants: application.grant_types,
    applicationType: application.application_type,
    deviceEndpoint: provider?.device_authorization_endpoint ?? '',
    resource: application.resources[0]?.resource ?? null,
  };
}
