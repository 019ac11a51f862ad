import { runTests } from '../test-run.ts';

/** `npm run test:full [-- what vitest takes]`: the tests of minutes, in test/full. */
await runTests(['--project=full', ...process.argv.slice(2)]);
