import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';
import type { Environment, Settings } from '../settings.ts';

const EVERY_MS = 15_000;
const TIMEOUT_MS = 5_000;

/** A setting in the format of the API. */
export interface DescribedSetting {
  name: string;
  value: string | null;
  source: 'environment' | 'file' | 'default' | 'unset';
  secret: boolean;
}

/** The settings of the gateway and of the supervisor, with their sources. */
export function describeGateway(settings: Settings, env: Environment): DescribedSetting[] {
  const shown: Record<string, string> = {
    API_HOST: settings.apiHost,
    API_PORT: String(settings.apiPort),
    API_PROCESSES: String(settings.apiProcesses),
    GATEHOUSE_DATA_DIR: settings.dataDir,
    HOST: settings.host,
    LOG_OUTPUT: settings.logOutput,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    SANDBOX_PORT: String(settings.sandboxPort),
    TRUSTED_PROXIES: settings.trustedProxies.join(', '),
    WEB_HOST: settings.webHost,
    WEB_PORT: String(settings.webPort),
    WEB_PROCESSES: String(settings.webProcesses),
  };
  return Object.entries(shown).map(([name, value]) => ({
    name,
    value: value === '' ? null : value,
    source: env[name]?.trim() ? 'environment' : value === '' ? 'unset' : 'default',
    secret: false,
  }));
}

/**
 * Reports to the API every few seconds that the gateway is running.
 *
 * @returns a function that ends it
 */
export function startHeartbeat(settings: Settings, env: Environment, internalSecret: string): () => void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const report = {
    id: randomUUID(),
    kind: 'gateway',
    host: hostname(),
    pid: process.pid,
    version,
    nodeVersion: process.versions.node,
    startedAt: new Date().toISOString(),
    settings: describeGateway(settings, env),
  };
  const body = JSON.stringify(report);
  const beat = () => {
    // `fetch` would compile its own HTTP parser, which takes 10 MiB, for this request only.
    const sent = request({
      host: settings.apiHost,
      port: settings.apiPort,
      path: '/internal/instances',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-gatehouse-internal': internalSecret,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // If the API is unavailable, requests to it fail and report that. The next beat follows soon.
    sent.on('error', () => undefined);
    sent.on('response', (response) => response.resume().on('error', () => undefined));
    sent.end(body);
  };
  const timer = setInterval(beat, EVERY_MS);
  timer.unref();
  beat();
  return () => clearInterval(timer);
}
