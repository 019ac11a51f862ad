import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@gatehouse/embedded';
import { selfSignedCertificate } from '../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';

export type ProxyProgram = 'nginx' | 'caddy' | 'haproxy';

const PATH = `${process.env.PATH}:/usr/sbin`;

/** Which of the proxies are not installed. `.ci/run` installs their Debian packages. */
export function missingProxies(): ProxyProgram[] {
  return (['nginx', 'caddy', 'haproxy'] as const).filter((program) => {
    try {
      execFileSync('which', [program], { env: { PATH }, stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

/** A folder with a certificate for localhost: `cert.pem`, `key.pem`, and `both.pem` for HAProxy. */
export function aProxyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-proxies-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const day = 86_400_000;
  const der = selfSignedCertificate({
    privateKey,
    commonName: 'localhost',
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
  });
  const cert = `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  writeFileSync(join(folder, 'both.pem'), cert + key);
  return folder;
}

export interface ProxyServer {
  port: number;
  stop(): Promise<void>;
}

/** Runs a proxy in the foreground, with all its output below `folder`, until it listens on `port`. */
export async function runProxy(
  program: ProxyProgram,
  folder: string,
  config: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ProxyServer> {
  const place = mkdtempSync(join(folder, `${program}-`));
  const file = join(place, program === 'caddy' ? 'Caddyfile' : 'config');
  writeFileSync(file, config);
  const args = {
    nginx: ['-c', file, '-p', place, '-e', 'stderr'],
    caddy: ['run', '--config', file, '--adapter', 'caddyfile'],
    haproxy: ['-db', '-f', file],
  }[program];
  const child = spawn(program, args, {
    env: { PATH, HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await waitFor(`${program} to listen`, async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${output}`);
    return isListening(port);
  });
  return { port, stop: () => end(child, place) };
}

async function end(child: ChildProcess, place: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(place, { recursive: true, force: true });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
