import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@gatehouse/embedded';

/** Debian's package of each program, by a file that shows whether it is installed. */
const FILES = {
  apache2: '/usr/sbin/apache2',
  'libapache2-mod-shib': '/usr/lib/apache2/modules/mod_shib.so',
  'libapache2-mod-auth-mellon': '/usr/lib/apache2/modules/mod_auth_mellon.so',
  'libapache2-mod-auth-openidc': '/usr/lib/apache2/modules/mod_auth_openidc.so',
  'php-cli': '/usr/bin/php',
  simplesamlphp: '/usr/share/simplesamlphp/www/module.php',
} as const;
export type Package = keyof typeof FILES;

/** Which packages are not installed. `.ci/run` installs them with `.ci/install-counterparts`. */
export function missing(...packages: Package[]): Package[] {
  return packages.filter((name) => !existsSync(FILES[name]));
}

/** For the title of skipped tests; empty if nothing is missing. */
export function reasonOf(packages: readonly Package[]): string {
  return packages.length > 0 ? ` (not run here: install ${packages.join(', ')})` : '';
}

/** A temporary folder that programs can read after they drop root privileges. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-counterpart-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Programs of one folder that stop together. */
export class Programs {
  private readonly running: ChildProcess[] = [];

  constructor(readonly folder: string) {}

  /** Runs a program in the foreground until it listens on a loopback port. */
  async run(command: string, args: string[], port: number, env: Record<string, string> = {}): Promise<void> {
    const child = spawn(command, args, {
      cwd: this.folder,
      env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: this.folder, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Apache signals its whole process group when it stops, so it needs a group of its own.
      detached: true,
    });
    this.running.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    child.once('error', (error) => (output += String(error)));
    await waitFor(`${command} to listen`, () => {
      if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${output}`);
      return isListening(port);
    });
  }

  /** Stops clients before their servers. */
  async stop(): Promise<void> {
    for (const child of this.running.reverse()) {
      const isGone = child.exitCode !== null || child.signalCode !== null;
      // Without a process ID it never started, and 0 would be our own group.
      if (child.pid === undefined || isGone) continue;
      const gone = once(child, 'exit');
      // Includes PHP's workers, which their parent leaves running.
      process.kill(-child.pid, 'SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
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
