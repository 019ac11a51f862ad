import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdvisoryCheck } from '../../../remix-app/app/features/repository/advisory.ts';
import { type KnownAdvisory, overdueOf } from './advisory-deadlines.ts';
import { ensureBuilt } from './builds.ts';
import { CLIENT_TYPES, CONTRACT, contractCommands } from './contract.ts';
import { isIndexCurrent } from './contracts-index.ts';
import { OperatorError } from './operator-error.ts';
import { ROOT, withBinaries } from './repository.ts';
import { runShell } from './shell.ts';
import { startTemporaryPostgres } from './temporary-postgres.ts';

/** Static checks of the sources. A check throws its findings, and may return a remark. */
export const CHECKS: [name: string, check: () => Promise<string | undefined>][] = [
  ['types', () => shell('npm run --silent typecheck')],
  ['lint', () => shell('biome check --error-on-warnings .')],
  ['walls', () => shell('npm run --silent walls')],
  ['packages are declared where they are used', () => shell('knip --no-progress --no-config-hints')],
  ['contract is the code’s', checkContract],
  ['contract passes its linter', () => shell('node test/support/lint-contract.ts')],
  ['migrations are the entities’', checkMigrations],
  ['hot jobs cost no more than committed', checkRegressions],
  ['advisories are within their time frames', checkAdvisories],
];

async function shell(line: string, env: NodeJS.ProcessEnv = {}): Promise<undefined> {
  await outputOf(line, env);
}

/** @throws OperatorError it failed; contains its output */
async function outputOf(line: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await runShell(line, { cwd: ROOT, env: withBinaries({ ...process.env, ...env }) });
  if (code !== 0) throw new OperatorError(output);
  return output;
}

async function checkContract(): Promise<undefined> {
  if (!isIndexCurrent())
    throw new OperatorError(
      'libs/contracts/src/index.ts: lacks a file. Run `npm run contract` and commit it.',
    );
  await ensureBuilt('api');
  const dir = mkdtempSync(join(tmpdir(), 'gatehouse-contract-'));
  try {
    const [contract, types] = [join(dir, 'openapi.yaml'), join(dir, 'schema.d.ts')];
    for (const command of contractCommands(contract, types)) await shell(command);
    const stale = [same(contract, CONTRACT), same(types, CLIENT_TYPES)].filter((file) => file !== undefined);
    if (stale.length > 0) {
      throw new OperatorError(
        `${stale.join(' and ')}: not what the sources say. Run \`npm run contract\` and commit it.`,
      );
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The stored file, if it differs from the generated one. */
function same(made: string, kept: string): string | undefined {
  return existsSync(kept) && readFileSync(made, 'utf8') === readFileSync(kept, 'utf8') ? undefined : kept;
}

/** Migrating an empty database must result in the schema of the entities. */
async function checkMigrations(): Promise<undefined> {
  await ensureBuilt('api');
  const server = await startTemporaryPostgres();
  try {
    const env = { DATABASE_URL: server.ownerUrl, DATABASE_OWNER_URL: server.ownerUrl };
    await shell('node nest-api/dist/commands/migrate.js up', env);
    await shell('node nest-api/dist/commands/check-migrations.js', env);
  } finally {
    await server.stop();
  }
}

/** An improvement is a remark, because storing it as the new baseline is a decision. */
async function checkRegressions(): Promise<string | undefined> {
  await Promise.all([ensureBuilt('api'), ensureBuilt('web')]);
  const output = await outputOf('node test/bench/run.ts regressions');
  return output.split('\n').find((line) => line.startsWith('Better:'));
}

/** An unreachable registry is a remark, because it says nothing about the sources. */
async function checkAdvisories(): Promise<string | undefined> {
  await shell('node remix-app/advisories.ts', { ADVISORIES: '' });
  const { problem, advisories } = readJson<AdvisoryCheck>('.cache/advisories.json');
  if (problem) return `not checked: ${problem}`;
  const { advisories: known } = readJson<{ advisories: KnownAdvisory[] }>('docs/advisories.json');
  const overdue = overdueOf(advisories, known, new Date());
  if (overdue.length > 0) throw new OperatorError(overdue.join('\n'));
  return undefined;
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
}
