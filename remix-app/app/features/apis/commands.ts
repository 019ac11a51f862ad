import type { OAuthResourceDto } from '@gatehouse/contracts';

/** A machine's request for a token (client credentials); the secret stays in the environment. */
export function tokenCommand(
  endpoint: string,
  { identifier, scopes }: Pick<OAuthResourceDto, 'identifier' | 'scopes'>,
): string {
  return [
    `curl ${endpoint}`,
    '  --user "$CLIENT_ID:$CLIENT_SECRET"',
    '  --data grant_type=client_credentials',
    `  --data-urlencode ${quoted(`resource=${identifier}`)}`,
    ...(scopes.length > 0 ? [`  --data-urlencode ${quoted(`scope=${scopes.join(' ')}`)}`] : []),
  ].join(' \\\n');
}

/** An API's question about a token that it was given. Source: RFC 7662. */
export function introspectionCommand(endpoint: string): string {
  return [`curl ${endpoint}`, '  --user "$CLIENT_ID:$CLIENT_SECRET"', '  --data "token=$TOKEN"'].join(
    ' \\\n',
  );
}

/** One word of a POSIX shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
