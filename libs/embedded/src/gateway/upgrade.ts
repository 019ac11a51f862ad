import http, { type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  /** Data that the client sent after its headers. */
  head: Buffer;
  headers: string[];
  upstream: { host: string; port: number };
  /** The open connections; closing the gateway ends them. */
  open: Set<{ destroy(): void }>;
}

/** Connects client and upstream after a protocol switch, such as the WebSocket of Vite's reload. */
export function passUpgrade({ request, socket, head, headers, upstream, open }: Upgrade): void {
  const outgoing = http.request({
    ...upstream,
    method: request.method,
    path: request.url,
    headers: [...headers, 'connection', 'upgrade', 'upgrade', request.headers.upgrade ?? ''] as never,
    setDefaultHeaders: false,
  });
  socket.on('error', () => outgoing.destroy());
  outgoing.on('error', () => socket.destroy());
  // The upstream answers without switching, so this socket is of no use.
  outgoing.on('response', (answer) => {
    answer.resume();
    socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
  });
  outgoing.on('upgrade', (answer, peer, rest) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines(answer.rawHeaders)}\r\n`);
    if (rest.length > 0) socket.write(rest);
    if (head.length > 0) peer.write(head);
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      peer.destroy();
    });
    peer.on('error', () => socket.destroy());
    peer.on('close', () => socket.destroy());
    socket.pipe(peer).pipe(socket);
  });
  outgoing.end();
}

function lines(raw: string[]): string {
  let text = '';
  for (let index = 0; index < raw.length; index += 2) text += `${raw[index]}: ${raw[index + 1]}\r\n`;
  return text;
}
