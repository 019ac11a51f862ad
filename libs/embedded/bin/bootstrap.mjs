/**
 * First step of every npm script: plain JavaScript without dependencies, because a fresh clone has none and the
 * machine's Node may be old. Installs the packages of the lock file, then runs the command under the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WANTED_MAJOR = 24;
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Caches the compiled TypeScript sources, so that a later start loads no compiler. */
const COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || join(root, '.cache', 'node');

/** Runs `libs/embedded/src/commands/<name>.ts` under Node 24, in this process if it has that version. */
export async function run(name) {
  install();
  const node = findNode();
  const script = join(root, 'libs/embedded/src/commands', `${name}.ts`);
  if (process.env.npm_lifecycle_event) followParent();
  if (realpathSync(process.execPath) !== realpathSync(node)) return runUnder(node, script);
  module.enableCompileCache(COMPILE_CACHE);
  await import(pathToFileURL(script).href);
}

/** Ends with the command's exit code. Signals are forwarded, and the command ends if this process disappears. */
function runUnder(node, script) {
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node ${WANTED_MAJOR} did not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** A killed npm cannot notify this process, but its child then gets another parent. */
function followParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (npm ci; about a minute, once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (result.error) fail(`npm did not start: ${result.error.message}. Install npm and try again.`);
  if (result.signal) process.exit(1);
  if (result.status !== 0) fail('npm ci failed: see its message above, then try again.');
}

/** Whether node_modules contains the versions of the lock file for this platform. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted)
    fail('package-lock.json is missing or damaged: restore it with `git checkout package-lock.json`.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = present[path];
    if (found) return found.version === entry.version && existsSync(join(root, path));
    return entry.optional === true || entry.peer === true || entry.devOptional === true;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The pinned Node of this platform, otherwise the current one if it is new enough. */
function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  return fail(
    `There is no packaged Node ${WANTED_MAJOR} for ${process.platform}-${process.arch} and this is Node ` +
      `${process.versions.node}: install Node ${WANTED_MAJOR} or newer (https://nodejs.org) and try again.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
