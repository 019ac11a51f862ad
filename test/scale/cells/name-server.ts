import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import * as packet from 'dns-packet';
import { stoppable } from '../../bench/endings.ts';

const NO_SUCH_NAME = 3;

/** A name server on loopback with the TXT records that the simulation publishes. */
export async function startNameServer(): Promise<{ address: string; records: Map<string, string> }> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions } = packet.decode(message);
    const name = questions?.[0]?.name.toLowerCase() ?? '';
    const data = records.get(name);
    const answer = packet.encode({
      type: 'response',
      ...(id !== undefined && { id }),
      ...(questions && { questions }),
      flags: packet.RECURSION_AVAILABLE | (data === undefined ? NO_SUCH_NAME : 0),
      answers: data === undefined ? [] : [{ type: 'TXT', name, ttl: 0, data }],
    });
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  stoppable(async () => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, records };
}
