import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { HEARTBEAT_MS, type InstanceReport } from '@gatehouse/contracts';
import { version } from '../../package.json';
import { INTERNAL_HEADER } from './api.server';
import { settings } from './settings.server';

const TIMEOUT_MS = 5_000;
/** One per process: development reloads this file after each change. */
const STARTED = Symbol.for('gatehouse.heartbeat');

/**
 * Reports to the API every few seconds that this process is running. Without the internal secret, the API would ignore
 * it.
 */
export function startHeartbeat(): void {
  if (!settings.internalSecret || Reflect.has(globalThis, STARTED)) return;
  const self = { id: randomUUID(), startedAt: new Date().toISOString() };
  const timer = setInterval(() => void beat(self), HEARTBEAT_MS);
  timer.unref();
  Reflect.set(globalThis, STARTED, timer);
  void beat(self);
}

async function beat(self: Pick<InstanceReport, 'id' | 'startedAt'>): Promise<void> {
  const report: InstanceReport = {
    ...self,
    kind: 'web',
    host: hostname(),
    pid: process.pid,
    version,
    nodeVersion: process.versions.node,
    settings: [...settings.described],
  };
  // An unavailable API is reported by other requests. The next beat follows soon.
  await fetch(`${settings.apiUrl}/internal/instances`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [INTERNAL_HEADER]: settings.internalSecret ?? '' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
