import { CHECKS } from '../checks.ts';
import { describeFailure } from '../operator-error.ts';

/** `npm run check`: runs all checks and reports each result. A failed check fails the command. */
for (const [name, check] of CHECKS) {
  try {
    const remark = await check();
    console.log(`ok      ${name}${remark ? ` (${remark})` : ''}`);
  } catch (error) {
    console.log(`FAILED  ${name}\n${describeFailure(error).trim()}\n`);
    process.exitCode = 1;
  }
}
