import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

const run = promisify(execFile);
const REQUIREMENTS = join(ROOT, 'test/full/requirements.txt');
const CACHE = join(ROOT, 'node_modules/.cache/gatehouse');

/**
 * The `bin` folder of a virtual environment with everything that requirements.txt names. It is made once for each
 * version of that file.
 *
 * @throws Error Python 3.11 or newer with `venv` is missing (Debian: `python3-venv`), or PyPI does not answer
 */
export async function pythonTools(): Promise<string> {
  const version = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const folder = join(CACHE, `python-${version}`);
  if (!existsSync(folder)) await make(folder);
  return join(folder, 'bin');
}

/** Complete or not there: a run that is cut off leaves nothing that the next one would trust. */
async function make(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  try {
    await run(join(folder, 'bin/pip'), ['install', '--quiet', '--no-deps', '--requirement', REQUIREMENTS]);
  } catch (error) {
    renameSync(folder, `${folder}.broken`);
    rmSync(`${folder}.broken`, { recursive: true, force: true });
    throw error;
  }
}
