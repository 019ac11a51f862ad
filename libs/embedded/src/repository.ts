import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, to which relative settings and the apps' directories refer. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Environment with the pinned Node and the packages' commands in its path. */
export function withBinaries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${env.PATH ?? ''}` };
}
