import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts, freePortsFrom } from './ports.ts';

/** The system may assign these ports to outgoing connections at any time. */
function firstOfOutgoing(): number {
  const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  return Number(first);
}

test('ports are unique and below the range for outgoing connections', async () => {
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

test('the next free ports exclude ports in use and ports of other settings', async () => {
  const [first = 0] = await freePorts(1);
  const server = createServer().listen(first, '127.0.0.1');
  await once(server, 'listening');
  const ports = await freePortsFrom('127.0.0.1', first, 2, [first + 1]);
  expect(Math.min(...ports)).toBeGreaterThan(first + 1);
  expect(new Set(ports).size).toBe(2);
  server.close();
});

test('no free ports exist above the last port', async () => {
  await expect(freePortsFrom('127.0.0.1', 65_535, 2, [])).rejects.toThrow(
    'There are no 2 free ports from 65535 on.',
  );
});

test('two copies of this module, as in two processes, use different port ranges', async () => {
  const mine = await freePorts(1);
  vi.resetModules();
  const other = await import('./ports.ts');
  const theirs = await other.freePorts(1);
  expect(Math.abs((mine[0] ?? 0) - (theirs[0] ?? 0))).toBeGreaterThan(100);
});
