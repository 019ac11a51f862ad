import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root: what relative settings and the apps' directories are resolved against. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** What a child needs to find the pinned Node and the packages' commands. */
export function withBinaries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${env.PATH ?? ''}` };
}
