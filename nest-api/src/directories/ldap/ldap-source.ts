import { CursorUnknown, LdapFailed, readDirectory } from '@gatehouse/ldap';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { LdapClient } from '../../ldap/ldap-client.js';
import { LdapDirectories } from '../../sso-config/ldap-directories.js';
import {
  PullFailed,
  type PullOrder,
  type PullPage,
  type PullSource,
  StartOver,
} from '../pulls/pull-source.js';
import { PullSources } from '../pulls/pull-sources.js';

/** LDAP directories and Active Directory. */
@Injectable()
export class LdapSource implements PullSource, OnModuleInit {
  readonly source = 'ldap';
  readonly needsConsent = false;

  constructor(
    private readonly sources: PullSources,
    private readonly directories: LdapDirectories,
    private readonly client: LdapClient,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async *pages({
    tenantId,
    directoryId,
    kind,
    resume,
    since,
  }: PullOrder): AsyncGenerator<PullPage, void, void> {
    const directory = await this.directories.find(tenantId, directoryId);
    if (!directory)
      throw new PullFailed('configuration_invalid', 'The connection is no connection to an LDAP directory.');
    const order = { kind, resume, since, mapping: directory.mapping };
    try {
      yield* readDirectory(this.client, directory, order, () => this.clock.now());
    } catch (error) {
      if (error instanceof CursorUnknown) throw new StartOver(error.message);
      throw error instanceof LdapFailed ? failureOf(error, directory.server.address.host) : error;
    }
  }
}

function failureOf({ failure, found, cause }: LdapFailed, host: string): PullFailed {
  const failed = (code: PullFailed['code'], message: string) =>
    new PullFailed(code, message, undefined, { cause });
  if (failure === 'ldap_unreachable' || failure === 'ldap_slow')
    return failed('unreachable', `Gatehouse could not reach ${host}: ${found}.`);
  if (failure === 'ldap_rejected_credentials')
    return failed('credentials_refused', `${host} rejected the service account: ${found}.`);
  if (failure === 'ldap_search') return failed('unexpected_response', `${host} rejected a search: ${found}.`);
  return failed('configuration_invalid', `${host} cannot be read as the connection is set up: ${found}.`);
}
