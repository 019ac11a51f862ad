import { isLoopbackHost } from '../../settings/loopback.js';
import type { Hit, OidcClient } from '../facts.js';
import { isWithoutTls, namesIn } from './values.js';

type Rule = (client: OidcClient) => readonly Hit[];

const urisOf = ({ document }: OidcClient) => namesIn(document.redirect_uris);
const holds = (value: unknown, name: string) => namesIn(value).includes(name);

/** What an application registered. Source: RFC 7591 §2. */
export const OIDC_CLIENT_RULES = {
  client_redirect_missing: (client) => (urisOf(client).length === 0 ? [{}] : []),
  client_redirect_insecure: (client) =>
    urisOf(client)
      .filter((uri) => isWithoutTls(uri) && !isLoopbackHost(new URL(uri).hostname))
      .map((uri) => ({ uri })),
  client_redirect_inexact: (client) =>
    urisOf(client)
      .filter((uri) => /[*#]/.test(uri))
      .map((uri) => ({ uri })),
  client_implicit: ({ document }) =>
    holds(document.grant_types, 'implicit') ||
    namesIn(document.response_types).some((type) => type.split(' ').includes('token'))
      ? [{}]
      : [],
  client_password_grant: ({ document }) => (holds(document.grant_types, 'password') ? [{}] : []),
  client_weak_alg: ({ document: { id_token_signed_response_alg: algorithm } }) =>
    typeof algorithm === 'string' && /^(none|HS\d{3})$/.test(algorithm) ? [{ algorithm }] : [],
} satisfies Record<string, Rule>;
