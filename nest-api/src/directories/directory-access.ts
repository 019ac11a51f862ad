import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import type { DirectoryCaller } from './directory-caller.js';

/** Who may use the SCIM endpoints of a connection. */
@Injectable()
export class DirectoryAccess {
  /**
   * @param authorization header of the request
   * @throws ScimError 401: no valid token; 403: a token of another connection, or from a network that it does not allow
   */
  authenticate(
    _connectionId: string,
    _authorization: string | undefined,
    _client: ClientContext,
  ): Promise<DirectoryCaller> {
    throw new Error('not built');
  }
}
