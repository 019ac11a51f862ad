import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import * as packet from 'dns-packet';
import { vi } from 'vitest';

const TRUNCATED = 1 << 9;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;
/** Maximum size of a UDP response. Source: RFC 1035 §4.2.1. */
const UDP_BYTES = 512;

/** A real name server on loopback, over UDP and TCP, for the zone that a test defines. */
export class DnsServer {
  /** TXT records by name; a name without an entry does not exist. */
  readonly records = new Map<string, string[]>();
  /** CNAME records: the host that a name points to. */
  readonly cnames = new Map<string, string>();
  /** Names for which it fails like a broken server. */
  readonly failing = new Set<string>();
  /** The queries so far, by name and transport. */
  readonly asked: { name: string; over: 'udp' | 'tcp' }[] = [];

  private constructor(
    private readonly udp: Socket,
    private readonly tcp: Server,
    /** Value for `DNS_RESOLVERS`. */
    readonly address: string,
  ) {}

  /** @param wanted loopback port, if a specific one is needed; waits until another test releases it */
  static async start(wanted = 0): Promise<DnsServer> {
    const tcp = await vi.waitFor(() => listening(wanted), { timeout: 150_000, interval: 200 });
    const { port } = tcp.address() as AddressInfo;
    const udp = createSocket('udp4').bind(port, '127.0.0.1');
    await once(udp, 'listening');
    const server = new DnsServer(udp, tcp, `127.0.0.1:${port}`);
    server.answer();
    return server;
  }

  async stop(): Promise<void> {
    this.udp.close();
    this.tcp.close();
    await once(this.tcp, 'close');
  }

  private answer(): void {
    this.udp.on('message', (message, from) => {
      const query = packet.decode(message);
      const whole = packet.encode(this.reply(query, 'udp'));
      const sent = whole.length > UDP_BYTES ? packet.encode(truncated(query)) : whole;
      this.udp.send(sent, from.port, from.address);
    });
    this.tcp.on('connection', (socket) => {
      socket.once('data', (data) => {
        socket.end(packet.streamEncode(this.reply(packet.streamDecode(data), 'tcp')));
      });
    });
  }

  private reply(query: packet.Packet, over: 'udp' | 'tcp'): packet.Packet {
    const name = query.questions?.[0]?.name.toLowerCase() ?? '';
    this.asked.push({ name, over });
    const cname = query.questions?.[0]?.type === 'CNAME' ? this.cnames.get(name) : undefined;
    const found = cname === undefined ? this.records.get(name) : [];
    const rcode = this.failing.has(name) ? SERVER_FAILURE : found ? 0 : NO_SUCH_NAME;
    return {
      ...header(query, packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | rcode),
      answers: [
        ...(rcode === 0 && cname !== undefined
          ? [{ type: 'CNAME' as const, name, ttl: 0, data: cname }]
          : []),
        ...(rcode === 0 ? (found ?? []) : []).map((text) => ({
          type: 'TXT' as const,
          name,
          ttl: 0,
          data: pieces(text),
        })),
      ],
    };
  }
}

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function header(query: packet.Packet, flags: number): packet.Packet {
  return { type: 'response', id: query.id ?? 0, flags, questions: query.questions ?? [] };
}

function truncated(query: packet.Packet): packet.Packet {
  return header(query, TRUNCATED);
}

/** A TXT record consists of strings of at most 255 bytes. */
function pieces(text: string): string[] {
  return text.match(/.{1,255}/g) ?? [''];
}
