import { join } from 'node:path';
import { ROOT } from './repository.ts';
import type { Settings } from './settings.ts';

/** How an app is run: arguments for Node, and the directory. */
export interface App {
  name: string;
  args: string[];
  cwd: string;
}

export const API: App = {
  name: 'API',
  args: ['--expose-gc', 'dist/main.js'],
  cwd: join(ROOT, 'nest-api'),
};

export const WEB: App = {
  name: 'web app',
  args: ['--expose-gc', 'dist/serve.js'],
  cwd: join(ROOT, 'remix-app'),
};

/** The sandbox identity providers. Node strips the types, so they need no build. */
export const SANDBOX: App = {
  name: 'sandbox',
  args: ['src/main.ts'],
  cwd: join(ROOT, 'libs/sandbox-idp'),
};

/** Backups, with BACKUP_TARGET. */
export const BACKUPS: App = {
  name: 'backup process',
  args: ['src/commands/backup-service.ts'],
  cwd: join(ROOT, 'libs/embedded'),
};

/** The web app in development: Vite compiles on request and reloads the browser. */
export function webInDevelopment({ webHost, webPort }: Settings): App {
  const address = ['--host', webHost, '--port', String(webPort), '--strictPort'];
  return {
    name: 'web app',
    args: [
      '--import',
      join(ROOT, 'libs/embedded/bin/leash.mjs'),
      '../node_modules/@remix-run/dev/dist/cli.js',
      'vite:dev',
      ...address,
    ],
    cwd: join(ROOT, 'remix-app'),
  };
}
