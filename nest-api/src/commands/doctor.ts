import { parseArgs } from 'node:util';
import { SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { CHECKS } from './doctor/checks/index.js';
import { linesOf, summaryOf } from './doctor/report-lines.js';
import { runChecks } from './doctor/run-checks.js';
import { surroundingsOf } from './doctor/surroundings.js';
import { runCommand } from './run-command.js';

const USAGE = 'doctor [--json] [--mail <address>] [--backup <file or directory>]';

/**
 * `doctor`: checks the running installation at PUBLIC_URL from outside, and its database, keys and mail server. Exit 1
 * when a check failed.
 */
await runCommand(async () => {
  const { json, ...wishes } = readWords();
  const surroundings = surroundingsOf(readSettings(process.env), process.env, wishes);
  const results = await runChecks(CHECKS, surroundings, (result) => {
    if (!json) console.log(linesOf(result));
  });
  console.log(
    json ? JSON.stringify({ at: new Date().toISOString(), results }, null, 1) : `\n${summaryOf(results)}`,
  );
  if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
});

function readWords(): { json?: boolean; mail?: string; backup?: string } {
  try {
    const options = {
      json: { type: 'boolean' },
      mail: { type: 'string' },
      backup: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new SettingsError(`doctor takes: ${USAGE}`);
  }
}
