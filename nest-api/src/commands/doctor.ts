import { parseArgs } from 'node:util';
import { SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { runAttack } from './doctor/attack/run-attack.js';
import { CHECKS } from './doctor/checks/index.js';
import { linesOf, summaryOf } from './doctor/report-lines.js';
import { type Result, runChecks } from './doctor/run-checks.js';
import { surroundingsOf } from './doctor/surroundings.js';
import { runCommand } from './run-command.js';

const USAGE =
  'doctor [--json] [--mail <address>] [--backup <file or directory>], or doctor --attack [--json] [--confirm <host>]';
const OPTIONS = {
  json: { type: 'boolean' },
  mail: { type: 'string' },
  backup: { type: 'string' },
  attack: { type: 'boolean' },
  confirm: { type: 'string' },
} as const;

const CHECK_WIDTH = 17;
const ATTACK_WIDTH = 78;

/**
 * `doctor`: checks the running installation at PUBLIC_URL from outside, and its database, keys and mail server. `doctor
 * --attack`: plays forged responses of identity providers against it. Exits with 1 if a check fails.
 */
await runCommand(async () => {
  const { json, attack, confirm, ...wishes } = readWords();
  const surroundings = surroundingsOf(readSettings(process.env), process.env, wishes);
  const report = (result: Result) => {
    if (!json) console.log(linesOf(result, attack ? ATTACK_WIDTH : CHECK_WIDTH));
  };
  const results = attack
    ? await runAttack(surroundings, confirm, report)
    : await runChecks(CHECKS, surroundings, report);
  console.log(
    json ? JSON.stringify({ at: new Date().toISOString(), results }, null, 1) : `\n${summaryOf(results)}`,
  );
  if (results.some(({ status }) => status === 'failed')) process.exitCode = 1;
});

function readWords() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    throw new SettingsError(`doctor takes: ${USAGE}`);
  }
}
