import { ScimError } from '@gatehouse/scim';

export interface ScimPlace {
  readonly connectionId: string;
  /** Below the connection, decoded: `['Users', '<id>']`. */
  readonly parts: readonly string[];
  /** The parts as an address, such as `/Users/<id>`. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const CONNECTION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Slashes too many are no mistake: directories put base URL and path together with one more.
 *
 * @throws ScimError 404
 */
export function readPlace(url: string): ScimPlace {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const [scim, version, connectionId = '', ...parts] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (scim?.toLowerCase() !== 'scim' || version !== 'v2' || !CONNECTION.test(connectionId))
    throw new ScimError(404, undefined, 'There is no such directory.');
  return {
    connectionId: connectionId.toLowerCase(),
    parts,
    path: `/${parts.join('/')}`.slice(0, 300),
    query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ScimError(404, undefined, 'The address is not valid.');
  }
}
