/** Where the SCIM endpoints of connections are: followed by the ID of the connection. */
export const SCIM_PATH = '/scim/v2';

/** Scope of access tokens for the SCIM endpoints. */
export const SCIM_SCOPE = 'scim';

/** Base URL of the SCIM endpoints of a connection, and the audience of access tokens for them. */
export function scimBaseUrl(publicUrl: string, connectionId: string): string {
  return `${publicUrl}${SCIM_PATH}/${connectionId}`;
}
