import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

const run = promisify(execFile);
const BINARIES = join(ROOT, 'node_modules/.bin');
const CONTRACT = join(ROOT, 'openapi.yaml');
const DRIVERS = join(ROOT, 'test/full/clients/drivers');
/** Inside the checkout, so that the generated sources find the packages that they import. */
const WORK = join(ROOT, 'node_modules/.cache');

/** Generates a client into a folder `client`, next to its driver. `bin` holds the Python tools. */
type Generate = (folder: string, bin: string) => Promise<unknown>;

interface Generator {
  readonly name: string;
  readonly language: 'typescript' | 'python';
  readonly generate: Generate;
}

const openApiGenerator =
  (language: string, folder: string): Generate =>
  (into, bin) =>
    run(
      join(bin, 'openapi-generator-cli'),
      ['generate', '-i', CONTRACT, '-g', language, '-o', join(into, folder)],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    language: 'typescript',
    generate: (into) =>
      run(join(BINARIES, 'openapi-typescript'), [
        ...[CONTRACT, '-o', join(into, 'client/schema.ts')],
        // A property with a default is optional.
        ...['--default-non-nullable', 'false'],
      ]),
  },
  {
    name: 'hey-api',
    language: 'typescript',
    generate: (into) =>
      run(join(BINARIES, 'openapi-ts'), [
        ...['-i', CONTRACT, '-o', join(into, 'client')],
        ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      ]),
  },
  {
    name: 'typescript-fetch',
    language: 'typescript',
    generate: openApiGenerator('typescript-fetch', 'client'),
  },
  { name: 'openapi-generator', language: 'python', generate: openApiGenerator('python', '.') },
  {
    name: 'openapi-python-client',
    language: 'python',
    generate: (into, bin) =>
      run(join(bin, 'openapi-python-client'), [
        ...['generate', '--path', CONTRACT, '--meta', 'none'],
        ...['--output-path', join(into, 'gatehouse_api_client')],
      ]),
  },
];

/** The origin and the account for a generated client. */
export interface Caller {
  readonly BASE_URL: string;
  readonly EMAIL: string;
  readonly PASSWORD: string;
}

/**
 * Generates the client, compiles it with its driver, and runs the driver.
 *
 * @throws Error with the output of the generator, the compiler or the driver
 */
export async function drive(
  { name, language, generate }: Generator,
  bin: string,
  caller: Caller,
): Promise<void> {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(language === 'python' ? tmpdir() : WORK, 'gatehouse-client-'));
  try {
    await generate(folder, bin);
    const env = { ...process.env, ...caller };
    if (language === 'python') await drivePython(folder, join(DRIVERS, `${name}.py`), bin, env);
    else await driveTypeScript(folder, join(DRIVERS, `${name}.ts`), env);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name}: ${stdout.slice(-4_000)}${stderr.slice(-4_000)}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Imports every module of the client first, so that a missing name fails immediately. */
const IMPORT_ALL = `
import importlib, pkgutil, pathlib
for package in [p.name for p in pathlib.Path(".").iterdir() if (p / "__init__.py").exists() and p.name != "test"]:
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, package + "."):
        importlib.import_module(module.name)
`;

async function drivePython(
  folder: string,
  driver: string,
  bin: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const options = { cwd: folder, env: { ...env, PYTHONPATH: folder } };
  await run(join(bin, 'python'), ['-c', IMPORT_ALL], options);
  await run(join(bin, 'python'), [driver], options);
}

async function driveTypeScript(folder: string, driver: string, env: NodeJS.ProcessEnv): Promise<void> {
  cpSync(driver, join(folder, 'driver.ts'));
  const compilerOptions = {
    ...{
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    },
    ...{ strict: true, noEmit: true, types: ['node'], skipLibCheck: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await run(join(BINARIES, 'tsc'), ['-p', folder]);
  const bundle = join(folder, 'driver.mjs');
  await run(join(BINARIES, 'esbuild'), [
    ...[join(folder, 'driver.ts'), '--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`],
  ]);
  await run(process.execPath, [bundle], { env });
}
