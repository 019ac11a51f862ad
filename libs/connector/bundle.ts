import { join, resolve } from 'node:path';
import { bundleCommand } from '@gatehouse/bundler';

/** `node bundle.ts [folder]`: makes the one file that runs in a network. The API serves it for download. */
await bundleCommand({
  from: import.meta.dirname,
  to: resolve(process.argv[2] ?? join(import.meta.dirname, 'dist')),
  file: 'gatehouse-connector.mjs',
  entry: 'src/main.ts',
  target: 'node22',
});
