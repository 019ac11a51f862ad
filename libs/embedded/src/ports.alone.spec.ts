import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts, freePortsInARow } from './ports.ts';

/** The system may assign these ports to outgoing connections at any time. */
function firstOfOutgoing(): number {
  const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  return Number(first);
}

test('ports are unique, and outside of those for outgoing connections', async () => {
  const ports = [...(await freePorts(20)), ...(await freePorts(20))];
  expect(new Set(ports).size).toBe(40);
  expect(Math.max(...ports)).toBeLessThan(firstOfOutgoing());
});

test('a port in use is skipped', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer().listen(port + 1, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePorts(1)).not.toContain(port + 1);
  server.close();
});

test('ports in a row are free, each of them', async () => {
  const first = await freePortsInARow(3);
  const servers = [0, 1, 2].map((more) => createServer().listen(first + more, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  for (const server of servers) server.close();
});

test('two copies of this module, as two processes have, draw from different ranges', async () => {
  const mine = await freePorts(1);
  vi.resetModules();
  const other = await import('./ports.ts');
  const theirs = await other.freePorts(1);
  expect(Math.abs((mine[0] ?? 0) - (theirs[0] ?? 0))).toBeGreaterThan(100);
});
