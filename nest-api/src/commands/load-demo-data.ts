import 'reflect-metadata';
import { loadDemoHistory } from '../demo/history/load-history.js';
import { loadDemoData } from '../demo/load-demo-data.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { runCommand } from './run-command.js';

/**
 * `load-demo-data [--unless-removed]`: the demo company, its accounts, and ten organizations with 30 days of history.
 * Runs as the owner and may be run again. A start uses `--unless-removed`, so that it does not restore removed data.
 */
// The parent process that started it in the background ends it with its own exit.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

await runCommand(async () => {
  const ownerUrl = readSecret(process.env, 'DATABASE_OWNER_URL') ?? readSecret(process.env, 'DATABASE_URL');
  if (!ownerUrl)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of the database owner.');
  const again = !process.argv.includes('--unless-removed');
  const settings = readSettings(process.env);
  if (again) console.log(await loadDemoData(settings, again));
  console.log(await loadDemoHistory(settings, ownerUrl, again));
});
