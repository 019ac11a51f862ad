import type { Instance, SystemDeployment } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';

type DeploymentTexts = Translate<typeof import('./texts/deployment/en').default>;

/** What somebody who looks after the installation should know at this moment, in sentences; none when all is as it should. */
export function notesOf(
  { instances, migrations }: SystemDeployment,
  t: DeploymentTexts,
  { list }: Formats,
): string[] {
  const running = instances.filter(({ standing }) => standing === 'running');
  const apis = running.filter(({ kind }) => kind === 'api');
  const notes = [
    several(running, ({ version }) => version) &&
      t('twoVersions', { versions: list(valuesOf(running, ({ version }) => version)) }),
    several(apis, ({ masterKeys }) => masterKeys[0] ?? null) && t('masterKeysDiffer'),
    migrations.pending.length > 0 && t('pendingMigrations', { count: migrations.pending.length }),
    migrations.ahead.length > 0 && t('databaseAhead'),
    instances.some(({ standing }) => standing === 'gone') && t('processGone'),
  ];
  return notes.filter((note) => note !== false);
}

function valuesOf(instances: readonly Instance[], of: (instance: Instance) => string | null): string[] {
  return [...new Set(instances.map(of).filter((value) => value !== null))].toSorted();
}

function several(instances: readonly Instance[], of: (instance: Instance) => string | null): boolean {
  return valuesOf(instances, of).length > 1;
}
