import { CursorUnknown, LdapFailed, readDirectory } from '@gatehouse/ldap';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { LdapClient } from '../../ldap/ldap-client.js';
import { ConnectorDirectory } from '../../sso-config/connectors/connector-directory.js';
import { ConnectorSilent } from '../../sso-config/connectors/connector-tasks.js';
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
    private readonly connectors: ConnectorDirectory,
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
    stopping,
  }: PullOrder): AsyncGenerator<PullPage, void, void> {
    const directory = await this.directories.find(tenantId, directoryId);
    if (!directory)
      throw new PullFailed('configuration_invalid', 'The connection is no connection to an LDAP directory.');
    const order = { kind, resume, since, mapping: directory.mapping };
    const place = { tenantId, configurationId: directoryId };
    try {
      if (directory.access)
        yield* readDirectory(this.client, directory.access, order, () => this.clock.now());
      else yield* this.connectors.read(place, order, stopping);
    } catch (error) {
      if (error instanceof CursorUnknown) throw new StartOver(error.message);
      if (error instanceof ConnectorSilent) throw silence(error);
      const host = directory.access?.server.address.host ?? 'the directory server';
      throw error instanceof LdapFailed ? failureOf(error, host) : error;
    }
  }
}

function silence({ reason, message }: ConnectorSilent): PullFailed {
  if (reason === 'unreadable') return new PullFailed('unexpected_response', message);
  // A connector that has started again goes on at once.
  const wait = reason === 'interrupted' ? 1 : undefined;
  return new PullFailed('connector_offline', message, wait);
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
