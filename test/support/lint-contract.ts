import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { createConfig, lint } from '@redocly/openapi-core';

/** `node test/support/lint-contract.ts [file]`: checks the contract against the linter's recommended rules. */
const file = process.argv[2] ?? join(ROOT, 'openapi.yaml');
const problems = await lint({ ref: file, config: await createConfig({ extends: ['recommended'] }) });

for (const { severity, ruleId, message, location } of problems) {
  process.stdout.write(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}\n`);
}
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
