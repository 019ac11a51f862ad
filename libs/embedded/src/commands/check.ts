import { CHECKS } from '../checks.ts';
import { describeFailure } from '../operator-error.ts';

/** `npm run check`: each check says that it is well or what is wrong; all of them run, and one that failed fails all. */
for (const [name, check] of CHECKS) {
  try {
    const remark = await check();
    console.log(`ok      ${name}${remark ? ` (${remark})` : ''}`);
  } catch (error) {
    console.log(`FAILED  ${name}\n${describeFailure(error).trim()}\n`);
    process.exitCode = 1;
  }
}
