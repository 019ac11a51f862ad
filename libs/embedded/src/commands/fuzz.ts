import { runTool } from '../tools.ts';

/** `npm run fuzz`: 100,000 mutated SAML messages; `npm test` has 2,000. FUZZ_MUTATIONS and FUZZ_SEED change either. */
process.env.FUZZ_MUTATIONS ??= '100000';
process.exitCode = await runTool('vitest', ['run', '--project', 'unit', 'test/saml/fuzz.spec.ts']);
