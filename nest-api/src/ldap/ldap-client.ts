import type { Socket } from 'node:net';
import { type ConnectionOptions, checkServerIdentity, connect as connectTls, type TLSSocket } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { Client } from 'ldapts';
import { Outgoing } from '../outgoing/outgoing.js';
import { BINARY, type LdapEntry, toEntry } from './entry.js';
import type { LdapAddress } from './ldap-address.js';
import { explainLdap, LdapFailed } from './ldap-failure.js';

/** For everything that a user waits for, from the connection to the last answer. */
export const LDAP_TIMEOUT_MS = 8_000;
const MOST_BYTES = 4_194_304;

export interface LdapServer {
  readonly address: LdapAddress;
  /** PEM. Null: the public CAs. */
  readonly ca: string | null;
}

export interface LdapSearch {
  readonly base: string;
  readonly scope: 'base' | 'sub';
  readonly filter: string;
  readonly attributes: readonly string[];
  readonly sizeLimit?: number;
}

/** Connections to directory servers: encrypted, to permitted addresses, bounded in time and size. */
@Injectable()
export class LdapClient {
  constructor(private readonly outgoing: Outgoing) {}

  /**
   * Works with one encrypted connection, and closes it.
   *
   * @throws LdapFailed
   */
  async connected<T>(
    server: LdapServer,
    work: (connection: LdapConnection) => Promise<T>,
    timeoutMs = LDAP_TIMEOUT_MS,
  ): Promise<T> {
    const { address } = server;
    const opened: (Socket | TLSSocket)[] = [];
    const client = new Client({
      url: `${address.isTls ? 'ldaps' : 'ldap'}://${bracketed(address.host)}:${address.port}`,
      tlsOptions: address.isTls ? tlsOptionsOf(server) : {},
      timeout: timeoutMs,
      connectTimeout: timeoutMs,
      strictDN: false,
      ...this.transport(server, opened),
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new LdapFailed('ldap_slow', `No answer within ${timeoutMs / 1000} seconds`));
        for (const socket of opened) socket.destroy();
      }, timeoutMs);
    });
    try {
      return await Promise.race([upgrade(client, server).then(() => work(new LdapConnection(client))), late]);
    } finally {
      clearTimeout(timer);
      await client.unbind().catch(() => undefined);
      for (const socket of opened) socket.destroy();
    }
  }

  /**
   * One connection and no second: the library would open one by itself after a loss, without the upgrade to TLS, and
   * send a password over it.
   */
  private transport({ address }: LdapServer, opened: (Socket | TLSSocket)[]) {
    const socket = (): Socket => {
      if (opened.length > 0) throw new LdapFailed('ldap_unreachable', 'The server closed the connection');
      const made = this.outgoing.socket(address.host, address.port);
      opened.push(made);
      return made;
    };
    const secure = (options: ConnectionOptions): TLSSocket => {
      const made = connectTls(options);
      opened.push(made);
      options.socket?.once('error', (error) => made.destroy(error));
      return bounded(made);
    };
    return {
      createConnection: socket as never,
      createSecureConnection: ((first: unknown, _host: unknown, options: ConnectionOptions) =>
        // Called with a port for ldaps, and with the options of the upgrade for StartTLS.
        typeof first === 'number'
          ? secure({ ...options, socket: socket() })
          : secure(first as ConnectionOptions)) as never,
    };
  }
}

/** What may be asked over a connection. */
export class LdapConnection {
  constructor(private readonly client: Client) {}

  /**
   * Proves a name and a password. An empty password would be an unauthenticated bind, which servers answer with success
   * whatever the name is. Source: RFC 4513 §5.1.2.
   *
   * @throws LdapFailed `ldap_rejected_credentials`
   */
  async bind(dn: string, password: string): Promise<void> {
    if (dn === '' || password === '')
      throw new LdapFailed('ldap_rejected_credentials', 'A name and a password are required');
    try {
      await this.client.bind(dn, password);
    } catch (error) {
      throw explainLdap(error, 'bind');
    }
  }

  /** @throws LdapFailed `ldap_search`, `ldap_no_base` */
  async search({ base, attributes, ...search }: LdapSearch): Promise<LdapEntry[]> {
    try {
      const { searchEntries } = await this.client.search(base, {
        ...search,
        attributes: [...attributes],
        explicitBufferAttributes: BINARY,
      });
      return searchEntries.map(toEntry);
    } catch (error) {
      throw explainLdap(error, 'search');
    }
  }
}

/** The first request opens a connection that begins with TLS. */
async function upgrade(client: Client, server: LdapServer): Promise<void> {
  if (server.address.isTls) return;
  try {
    await client.startTLS(tlsOptionsOf(server));
  } catch (error) {
    throw explainLdap(error, 'start_tls');
  }
}

/** The name is checked in any case, also of an address that is written out. Source: RFC 4513 §3.1.3. */
function tlsOptionsOf({ address: { host }, ca }: LdapServer): ConnectionOptions {
  const isName = /[a-z]/i.test(host) && !host.includes(':');
  return {
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
    checkServerIdentity: (_name, certificate) => checkServerIdentity(host, certificate),
    ...(isName && { servername: host }),
    ...(ca && { ca }),
  };
}

/** A server that never stops sending is cut off. */
function bounded(socket: TLSSocket): TLSSocket {
  let bytes = 0;
  socket.once('secureConnect', () =>
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) socket.destroy(new Error('The directory sends too much'));
    }),
  );
  return socket;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
