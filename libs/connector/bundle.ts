import { join } from 'node:path';
import { bundleCommand } from '@gatehouse/bundler';

/** `node bundle.ts`: makes the one file that `npx` runs. */
await bundleCommand({
  from: import.meta.dirname,
  to: join(import.meta.dirname, 'dist'),
  file: 'gatehouse-connector.js',
  entry: 'src/main.ts',
  target: 'node22',
});
