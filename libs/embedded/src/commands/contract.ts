import { writeFileSync } from 'node:fs';
import { signInProblemsPage } from '@gatehouse/contracts/cause-page';
import { ensureBuilt } from '../builds.ts';
import { contractCommands, SIGN_IN_PROBLEMS } from '../contract.ts';
import { writeContractsIndex } from '../contracts-index.ts';
import { freezeMigrations } from '../frozen-migrations.ts';
import { describeFailure, OperatorError } from '../operator-error.ts';
import { ROOT, withBinaries } from '../repository.ts';
import { runShell } from '../shell.ts';

/**
 * `npm run contract`: generates the index of the contracts, openapi.yaml, the client, the page of sign-in problems and
 * the hashes of new migrations.
 */
try {
  freezeMigrations();
  writeContractsIndex();
  writeFileSync(SIGN_IN_PROBLEMS, signInProblemsPage());
  await ensureBuilt('api', console.log);
  for (const command of contractCommands()) {
    const { code, output } = await runShell(command, { cwd: ROOT, env: withBinaries(process.env) });
    if (code !== 0) throw new OperatorError(output);
    if (output) console.log(output);
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
