import { randomBytes } from 'node:crypto';
import { ensureBuilt } from '@gatehouse/embedded';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, ROLES } from '../support/database.ts';
import { inDatabase } from '../support/database-urls.ts';
import { distributeDatabase } from './citus-command.ts';
import { closeDatabase, createCitusDatabase, startCitus } from './citus-server.ts';

/** Set-up of the specs on a distributed database: one coordinator, two workers, and a template on all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = process.env.CITUS_PROGRAMS;
  if (!programs) throw new Error('Set CITUS_PROGRAMS to the folder that test/scale/build-citus.sh filled.');
  await ensureBuilt('api');
  const server = await startCitus(programs);
  const template = `gatehouse_template_${randomBytes(4).toString('hex')}`;
  const [serverUrl = ''] = server.nodes;
  try {
    await createCitusDatabase(server, template);
    await migrateDatabase(inDatabase(serverUrl, template));
    await distributeDatabase(inDatabase(serverUrl, template), 8);
    await closeDatabase(server.nodes, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgres', { serverUrl, template, roles: ROLES, citusNodes: server.nodes });
  return server.stop;
}
