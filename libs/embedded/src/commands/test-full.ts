import { runTests } from '../test-run.ts';

/** `npm run test:full [-- vitest arguments]`: the long tests, in test/full. */
await runTests(['--project=full', ...process.argv.slice(2)]);
