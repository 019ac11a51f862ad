import { runTests } from '../test-run.ts';

const args = process.argv.slice(2);
const choosesProjects = args.some((arg) => arg.startsWith('--project'));

/** `npm test [-- vitest arguments]`: all tests except those of `npm run test:full`. */
await runTests([...(choosesProjects ? [] : ['--project=!full']), ...args]);
