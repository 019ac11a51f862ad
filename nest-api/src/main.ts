import './thread-pool.js';

import { releaseMemoryWhenIdle } from '@gatehouse/contracts/idle-memory';
import { explain } from './commands/run-command.js';
import { Clock } from './common/clock.js';
import { Drain } from './common/drain.js';
import { LONGEST_STOP_MS, limitShutdown } from './common/limited-shutdown.js';
import { createApp } from './create-app.js';
import { DatabaseClock } from './database/database-clock.js';
import { requireNoDemoPeople } from './demo/demo-people.js';
import { readSettings } from './settings/settings.js';
import { BufferedOutput } from './telemetry/buffered-output.js';
import { logDestination } from './telemetry/log-destination.js';
import { createLogger } from './telemetry/logger.js';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`Gatehouse needs Node 24 or newer; this is ${process.version}.\n`);
  process.exit(1);
}

try {
  const settings = readSettings(process.env);
  await requireNoDemoPeople(settings);
  const output = new BufferedOutput(logDestination());
  const logger = createLogger(settings.LOG_LEVEL, output);
  for (const name of settings.plainDatabases)
    logger.warn(
      `${name} leads to another machine without ?sslmode=verify-full: what the database holds can be read and changed on the way`,
    );
  const app = await createApp(settings, { logger });
  const clock = app.get(Clock);
  if (clock instanceof DatabaseClock) clock.correctDate();
  const noticeMs = settings.DRAIN_SECONDS * 1_000;
  const limitStop = limitShutdown(app, logger, noticeMs + LONGEST_STOP_MS);
  const stop = async () => {
    limitStop();
    await app.get(Drain).end(app.getHttpServer(), noticeMs);
    await app.close();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => (stopping ??= stop()));
  // The supervisor has gone: nobody would stop this process otherwise.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  await app.listen(settings.API_PORT, settings.API_HOST);
  output.buffer();
  process.send?.({ ready: true });
  releaseMemoryWhenIdle();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
