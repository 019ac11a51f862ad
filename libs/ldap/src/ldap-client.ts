import type { Socket } from 'node:net';
import { type ConnectionOptions, checkServerIdentity, connect as connectTls, type TLSSocket } from 'node:tls';
import { Client } from 'ldapts';
import { BINARY, type LdapEntry, toEntry } from './entry.ts';
import type { LdapAddress } from './ldap-address.ts';
import { explainLdap, LdapFailed } from './ldap-failure.ts';

/** For everything that a user waits for, from the connection to the last answer. */
export const LDAP_TIMEOUT_MS = 8_000;
const MOST_BYTES = 4_194_304;
/** For each page of a read that nobody waits for. A group may have 100,000 members. */
export const LDAP_READ = { timeoutMs: 30_000, bytes: 67_108_864 };

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

/** Bytes that the server may still send for a request. */
interface Quota {
  readonly bytes: number;
  left: number;
}

export interface OpenLdap {
  readonly connection: LdapConnection;
  close(): Promise<void>;
}

/** A TCP connection. It fails with the code `outgoing_refused` where the address is not permitted. */
export type OpenSocket = (host: string, port: number) => Socket;

/** Connections to directory servers: encrypted, to permitted addresses, bounded in time and size. */
export class DirectoryClient {
  private readonly openSocket: OpenSocket;

  constructor(openSocket: OpenSocket) {
    this.openSocket = openSocket;
  }

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
    const { client, quota, close } = this.prepare(server, { timeoutMs, bytes: MOST_BYTES });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const seconds = timeoutMs / 1000;
      timer = setTimeout(
        () => reject(new LdapFailed('ldap_slow', `No answer within ${seconds} seconds`)),
        timeoutMs,
      );
    });
    try {
      return await Promise.race([
        upgrade(client, server).then(() => work(new LdapConnection(client, quota))),
        late,
      ]);
    } finally {
      clearTimeout(timer);
      await close();
    }
  }

  /**
   * An encrypted connection for many requests, each bounded by `LDAP_READ`. Whoever opens it closes it.
   *
   * @throws LdapFailed
   */
  async open(server: LdapServer): Promise<OpenLdap> {
    const { client, quota, close } = this.prepare(server, LDAP_READ);
    try {
      await upgrade(client, server);
      return { connection: new LdapConnection(client, quota), close };
    } catch (error) {
      await close();
      throw error;
    }
  }

  private prepare(server: LdapServer, { timeoutMs, bytes }: typeof LDAP_READ) {
    const { address } = server;
    const opened: (Socket | TLSSocket)[] = [];
    const quota = { bytes, left: bytes };
    const client = new Client({
      url: `${address.isTls ? 'ldaps' : 'ldap'}://${bracketed(address.host)}:${address.port}`,
      tlsOptions: address.isTls ? tlsOptionsOf(server) : {},
      timeout: timeoutMs,
      connectTimeout: Math.min(timeoutMs, LDAP_TIMEOUT_MS),
      strictDN: false,
      ...this.transport(server, opened, quota),
    });
    const close = async () => {
      // A server that is silent is not waited for.
      const unbound = client.unbind().catch(() => undefined);
      for (const socket of opened) socket.destroy();
      await unbound;
    };
    return { client, quota, close };
  }

  /**
   * One connection and no second: the library would open one by itself after a loss, without the upgrade to TLS, and
   * send a password over it.
   */
  private transport({ address }: LdapServer, opened: (Socket | TLSSocket)[], quota: Quota) {
    const socket = (): Socket => {
      if (opened.length > 0) throw new LdapFailed('ldap_unreachable', 'The server closed the connection');
      const made = this.openSocket(address.host, address.port);
      opened.push(made);
      return made;
    };
    const secure = (options: ConnectionOptions): TLSSocket => {
      const made = connectTls(options);
      opened.push(made);
      options.socket?.once('error', (error) => made.destroy(error));
      return bounded(made, quota);
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
  private readonly client: Client;
  private readonly quota: Quota;

  constructor(client: Client, quota: Quota) {
    this.client = client;
    this.quota = quota;
  }

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

  /**
   * Reads any number of entries in pages. Source: RFC 2696.
   *
   * @throws LdapFailed
   */
  async *pages({ base, attributes, ...search }: LdapSearch, pageSize: number): AsyncGenerator<LdapEntry[]> {
    const found = this.client.searchPaginated(base, {
      ...search,
      attributes: [...attributes],
      explicitBufferAttributes: BINARY,
      paged: { pageSize },
    });
    try {
      for (;;) {
        this.quota.left = this.quota.bytes;
        const page = await found.next();
        if (page.done) return;
        yield page.value.searchEntries.map(toEntry);
      }
    } catch (error) {
      throw explainLdap(error, 'search');
    }
  }

  /** @throws LdapFailed `ldap_search`, `ldap_no_base` */
  async search({ base, attributes, ...search }: LdapSearch): Promise<LdapEntry[]> {
    this.quota.left = this.quota.bytes;
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
function bounded(socket: TLSSocket, quota: Quota): TLSSocket {
  socket.once('secureConnect', () =>
    socket.on('data', (chunk: Buffer) => {
      quota.left -= chunk.length;
      if (quota.left < 0) socket.destroy(new Error('The directory sends too much'));
    }),
  );
  return socket;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
