import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../builds.ts';
import { CLIENT_TYPES, CONTRACT, contractCommands } from '../contract.ts';
import { describeFailure } from '../operator-error.ts';
import { ROOT, withBinaries } from '../repository.ts';
import { runShell } from '../shell.ts';
import { startTemporaryPostgres } from '../temporary-postgres.ts';

/**
 * `npm run check`: everything that can be held against the sources without a test. Each step says that it is well or
 * what is wrong; all of them run, and one that failed fails the whole.
 */
const STEPS: [name: string, check: () => Promise<void>][] = [
  ['types', () => shell('npm run --silent typecheck')],
  ['lint', () => shell('biome check --error-on-warnings .')],
  ['walls', () => shell('npm run --silent walls')],
  ['contract is the code’s', checkContract],
  ['contract passes its linter', () => shell('node test/support/lint-contract.ts')],
  ['migrations are the entities’', checkMigrations],
];

for (const [name, check] of STEPS) {
  try {
    await check();
    console.log(`ok      ${name}`);
  } catch (error) {
    console.log(`FAILED  ${name}\n${describeFailure(error).trim()}\n`);
    process.exitCode = 1;
  }
}

class CheckFailed extends Error {
  constructor(output: string) {
    super(output);
    // What the tool said is all there is to see.
    this.stack = output;
  }
}

async function shell(line: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await runShell(line, { cwd: ROOT, env: withBinaries({ ...process.env, ...env }) });
  if (code !== 0) throw new CheckFailed(output);
}

async function checkContract(): Promise<void> {
  await ensureBuilt('api');
  const dir = mkdtempSync(join(tmpdir(), 'gatehouse-contract-'));
  try {
    const [contract, types] = [join(dir, 'openapi.yaml'), join(dir, 'schema.d.ts')];
    for (const command of contractCommands(contract, types)) await shell(command);
    const stale = [same(contract, CONTRACT), same(types, CLIENT_TYPES)].filter((file) => file !== undefined);
    if (stale.length > 0) {
      throw new CheckFailed(
        `${stale.join(' and ')}: not what the sources say. Run \`npm run contract\` and commit it.`,
      );
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The kept file, when it differs from the one made just now. */
function same(made: string, kept: string): string | undefined {
  return existsSync(kept) && readFileSync(made, 'utf8') === readFileSync(kept, 'utf8') ? undefined : kept;
}

/** An empty database, migrated, must be what the entities describe. */
async function checkMigrations(): Promise<void> {
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
