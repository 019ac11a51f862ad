import type { Instance, SystemDeployment } from '@gatehouse/contracts';

/** What somebody who looks after the installation should know at this moment, in sentences; none when all is as it should. */
export function notesOf({ instances, migrations }: SystemDeployment): string[] {
  const running = instances.filter(({ standing }) => standing === 'running');
  const apis = running.filter(({ kind }) => kind === 'api');
  const notes = [
    several(running, ({ version }) => version) &&
      `Two versions run side by side: ${valuesOf(running, ({ version }) => version).join(' and ')}. An upgrade is under way.`,
    several(apis, ({ masterKeys }) => masterKeys[0] ?? null) &&
      'API processes seal with different master keys: give all of them the same before the old key is dropped.',
    migrations.pending.length > 0 &&
      `${migrations.pending.length} migrations are pending: run the command migrate.`,
    migrations.ahead.length > 0 &&
      'The database is ahead of the process that answers: a newer version has migrated it.',
    instances.some(({ standing }) => standing === 'gone') &&
      'A process went away without stopping in order. If it was not replaced, look at its log.',
  ];
  return notes.filter((note) => note !== false);
}

function valuesOf(instances: readonly Instance[], of: (instance: Instance) => string | null): string[] {
  return [...new Set(instances.map(of).filter((value) => value !== null))].toSorted();
}

function several(instances: readonly Instance[], of: (instance: Instance) => string | null): boolean {
  return valuesOf(instances, of).length > 1;
}
