import { sep } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { RunningGatehouse } from '../supervisor.ts';

/** `npm start`: the whole product until it is told to stop. */
await runUntilStopped({}, (gatehouse) => {
  console.log(`Gatehouse is ready at ${gatehouse.url}`);
  if (gatehouse.settings.demoData) console.log(demoAccounts());
  if (gatehouse.settings.logOutput === 'files')
    console.log(`\nLogs are in ${logsOf(gatehouse)}. Ctrl-C stops.`);
});

function demoAccounts(): string {
  const lines = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(28)}${role}`);
  return ['', `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines].join('\n');
}

function logsOf({ settings }: RunningGatehouse): string {
  return `${settings.dataDir}${sep}logs`;
}
