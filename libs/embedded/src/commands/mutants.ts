import { runTool } from '../tools.ts';

/** `npm run mutants [-- slice …]`: changes access rules one by one. A test must detect each change. */
process.exitCode = await runTool('node', ['test/mutants/run.ts', ...process.argv.slice(2)]);
