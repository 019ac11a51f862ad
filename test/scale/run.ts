import { OperatorError } from '@gatehouse/embedded';
import { endInOrder, stopAll } from '../bench/endings.ts';
import { cells } from './cells/run.ts';
import { sizes } from './sizes.ts';
import { sizing } from './sizing.ts';

/** `cells` simulates two installations and a router, `sizes` measures what an operation costs, `sizing` computes. */
const TOOLS: Record<string, (given: readonly string[]) => Promise<void>> = { cells, sizes, sizing };

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
