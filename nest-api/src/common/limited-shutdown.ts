import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Logger } from 'pino';

/** Milliseconds. Running jobs get up to 20 s, and Kubernetes ends the process 30 s after SIGTERM, 5 of which are for notice. */
export const LONGEST_STOP_MS = 22_000;
const HOOKS = ['onModuleDestroy', 'beforeApplicationShutdown', 'onApplicationShutdown'] as const;
type Hooks = Partial<Record<(typeof HOOKS)[number], (signal?: string) => unknown>>;

/**
 * Ends the process with exit code 1 if it has not stopped in time, because a hook never settles or a client never ends
 * its request. A log line names what it waits for.
 *
 * @returns a function to call when the shutdown begins
 */
export function limitShutdown(
  app: INestApplicationContext,
  logger: Pick<Logger, 'fatal'>,
  longestMs = LONGEST_STOP_MS,
): () => void {
  const pending = watchHooks(app);
  let isBegun = false;
  return () => {
    if (isBegun) return;
    isBegun = true;
    // Keeps the process alive. Otherwise, it would exit with 0 in the middle of a hook when nothing else is pending.
    setTimeout(() => {
      const waitsFor = pending.size > 0 ? [...pending] : ['open requests'];
      const open = process.getActiveResourcesInfo();
      logger.fatal({ waitsFor, open }, `the process did not stop within ${longestMs / 1_000} s and is ended`);
      process.exit(1);
    }, longestMs);
  };
}

/** The live set of hooks that have started and not finished. */
function watchHooks(app: INestApplicationContext): ReadonlySet<string> {
  const pending = new Set<string>();
  for (const instance of instancesOf(app)) {
    for (const hook of HOOKS) {
      const run = instance[hook];
      if (typeof run !== 'function') continue;
      const name = `${instance.constructor.name}.${hook}`;
      instance[hook] = async (signal) => {
        pending.add(name);
        try {
          return await run.call(instance, signal);
        } finally {
          pending.delete(name);
        }
      };
    }
  }
  return pending;
}

function instancesOf(app: INestApplicationContext): Set<Hooks> {
  const wrappers = [...app.get(ModulesContainer).values()].flatMap(
    ({ providers, controllers, injectables }) => [
      ...providers.values(),
      ...controllers.values(),
      ...injectables.values(),
    ],
  );
  const instances = wrappers.flatMap((wrapper) =>
    wrapper.isDependencyTreeStatic() ? [wrapper.instance] : [],
  );
  return new Set(instances.filter((instance) => typeof instance === 'object' && instance !== null));
}
