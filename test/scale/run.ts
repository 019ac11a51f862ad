import { OperatorError } from '@gatehouse/embedded';
import { endInOrder, stopAll } from '../bench/endings.ts';
import { cells } from './cells/run.ts';

/** `cells` simulates two installations and a router. */
const TOOLS: Record<string, (given: readonly string[]) => Promise<void>> = { cells };

const [name = '', ...given] = process.argv.slice(2);
const tool = TOOLS[name];
if (!tool) {
  console.error(`Choose one of ${Object.keys(TOOLS).join(', ')}.`);
  process.exit(1);
}
endInOrder();
try {
  await tool(given);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
