import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, withLock } from '@gatehouse/embedded';

const run = promisify(execFile);
const REQUIREMENTS = join(ROOT, 'test/full/requirements.txt');
const CACHE = join(ROOT, 'node_modules/.cache/gatehouse');

/**
 * The `bin` folder of a virtual environment with all requirements. It is created once per version of the requirements
 * file.
 *
 * @param python an interpreter that the programs' user may execute
 * @throws Error Python 3.11 or newer with `venv` is missing (Debian: `python3-venv`), or PyPI does not respond
 */
export async function pythonTools(requirements = REQUIREMENTS, python = 'python3'): Promise<string> {
  const version = createHash('sha256')
    .update(readFileSync(requirements))
    .update(python === 'python3' ? '' : python)
    .digest('hex')
    .slice(0, 12);
  const folder = join(CACHE, `python-${version}`);
  mkdirSync(CACHE, { recursive: true });
  // Test files that run in parallel may need it at the same time.
  await withLock(`${folder}.lock`, () => make(folder, requirements, python));
  return join(folder, 'bin');
}

/** Used only once complete: an interrupted run leaves nothing that the next run would use. */
async function make(folder: string, requirements: string, python: string): Promise<void> {
  const complete = join(folder, 'complete');
  if (existsSync(complete)) return;
  rmSync(folder, { recursive: true, force: true });
  await run(python, ['-m', 'venv', folder]);
  await run(join(folder, 'bin/pip'), ['install', '--quiet', '--no-deps', '--requirement', requirements]);
  writeFileSync(complete, '');
}
