import { DirectoryClient } from '@gatehouse/ldap';
import { Injectable } from '@nestjs/common';
import { Outgoing } from '../outgoing/outgoing.js';

/** Connections to directory servers under the guard of outgoing requests. */
@Injectable()
export class LdapClient extends DirectoryClient {
  constructor(outgoing: Outgoing) {
    super((host, port) => outgoing.socket(host, port));
  }
}
