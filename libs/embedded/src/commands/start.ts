import { join } from 'node:path';
import { releaseMemoryWhenIdle } from '@gatehouse/contracts/idle-memory';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo-accounts.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { RunningGatehouse } from '../supervisor.ts';

/**
 * `npm start`: runs the whole product until it is stopped. Its message is a single write, so that programs that wait
 * for it receive all of it.
 */
await runUntilStopped({}, (gatehouse) => {
  console.log(
    [`Gatehouse is ready at ${gatehouse.url}`, ...demoAccounts(gatehouse), ...logs(gatehouse)].join('\n'),
  );
  releaseMemoryWhenIdle();
});

function demoAccounts({ settings }: RunningGatehouse): string[] {
  if (!settings.demoData) return [];
  const lines = DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(28)}${role}`);
  return ['', `Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...lines];
}

function logs({ settings }: RunningGatehouse): string[] {
  if (settings.logOutput !== 'files') return [];
  return ['', `Logs are in ${join(settings.dataDir, 'logs')}. Ctrl-C stops.`];
}
