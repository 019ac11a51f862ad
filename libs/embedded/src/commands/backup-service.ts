import { constants, setPriority } from 'node:os';
import { openTarget } from '../backup/open-target.ts';
import { runBackupService } from '../backup/service.ts';
import { describeFailure } from '../operator-error.ts';
import { readMasterKey } from '../secrets.ts';
import { readSettings } from '../settings.ts';

/** The supervisor's process for backups: encryption must not delay the gateway. */
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
process.once('disconnect', () => stopping.abort());
setPriority(constants.priority.PRIORITY_LOW);

try {
  const { env } = process;
  const { backup, dataDir } = readSettings(env);
  if (!backup) throw new Error('BACKUP_TARGET is not set');
  process.send?.({ ready: true });
  await runBackupService({
    settings: backup,
    target: openTarget(backup.place),
    source: { ownerUrl: env.DATABASE_OWNER_URL ?? '', masterKey: readMasterKey(dataDir, env) },
    spool: backup.spool,
    dataDir,
    say: (line) => console.log(`${new Date().toISOString()} ${line}`),
    signal: stopping.signal,
  });
  process.exit(0);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
