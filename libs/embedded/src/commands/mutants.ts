import { runTool } from '../tools.ts';

/** `npm run mutants [-- slice …]`: changes the rules that decide about access, one by one; a test has to notice each. */
process.exitCode = await runTool('node', ['test/mutants/run.ts', ...process.argv.slice(2)]);
