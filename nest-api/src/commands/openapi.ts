import { writeFileSync } from 'node:fs';
import { createApp } from '../create-app.js';
import { contractText } from '../openapi/contract-text.js';
import { describeApi } from '../openapi/describe-api.js';
import { readSettings } from '../settings/settings.js';
import { runCommand } from './run-command.js';

/** `openapi [file]`: writes the contract; needs no database. */
await runCommand(async () => {
  const settings = readSettings({
    ...process.env,
    DATABASE_URL: 'postgres://nobody@localhost/none',
    MASTER_KEY: `contract:${Buffer.alloc(32).toString('base64')}`,
    INTERNAL_SECRET: 'unused by a document'.padEnd(32, '.'),
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(settings, { preview: true });
  const text = contractText(describeApi(app));
  const file = process.argv[2];
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
});
