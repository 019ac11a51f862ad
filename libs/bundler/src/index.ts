import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { licensesOf } from './licenses.ts';
import { HEAD, namesOfClassesOnly } from './names.ts';

export interface Bundle {
  /** Absolute folder; the paths below are relative to it. */
  from: string;
  /** Absolute folder, emptied first. */
  to: string;
  /** Name of the bundle's file. */
  file: string;
  /** Code in front of everything; its imports are relative to `from`. */
  first?: string;
  /** Modules that can run, by name. The bundle exports `run(name)`, which evaluates one and what it imports. */
  parts: Record<string, string>;
  /** Code in place of a module, by the module's path; its imports are relative to `from`. */
  replaced?: Record<string, string>;
  /** Packages that are loaded from node_modules when they are needed. */
  external?: string[];
  /** Whether classes keep their names where two have the same; otherwise one is renamed. */
  keepNames: boolean;
  /** For what else an app needs of esbuild. */
  options?: Pick<BuildOptions, 'alias' | 'define'>;
}

/**
 * Writes modules and the packages that they import as one file, with its source map and the packages' notices.
 * The same sources give the same bytes.
 */
export async function bundle(wanted: Bundle): Promise<void> {
  const { from, to, file, keepNames } = wanted;
  const { metafile, outputFiles } = await build({
    stdin: { contents: entrance(wanted), resolveDir: from, sourcefile: 'entrance.js' },
    outfile: join(to, file),
    absWorkingDir: from,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Identifiers stay, so that logs and stacks read as the sources do. The text is held as long as the process runs.
    minifyWhitespace: true,
    minifySyntax: true,
    keepNames,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    banner: { js: HEAD },
    external: wanted.external ?? [],
    plugins: [replacing(wanted)],
    logLevel: 'warning',
    ...wanted.options,
  });
  const files = outputFiles.map(({ path, text }) => {
    if (!path.endsWith('.js')) return { path, text };
    requireAscii(text);
    return { path, text: keepNames ? namesOfClassesOnly(text) : text };
  });
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const { path, text } of files) writeFileSync(path, text);
  writeFileSync(join(to, 'THIRD-PARTY-LICENSES.txt'), licensesOf(from, Object.keys(metafile.inputs)));
}

export interface BundledCommand {
  /** Absolute folder; `entry` is relative to it. */
  from: string;
  /** Absolute folder, emptied first. */
  to: string;
  file: string;
  entry: string;
  /** Least version of Node, such as `node22`. */
  target: string;
}

/** Writes a program and the packages that it imports as one executable file, with the packages' notices. */
export async function bundleCommand({ from, to, file, entry, target }: BundledCommand): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: join(to, file),
    absWorkingDir: from,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target,
    legalComments: 'none',
    banner: { js: `#!/usr/bin/env node\n${HEAD}` },
    logLevel: 'warning',
  });
  chmodSync(join(to, file), 0o755);
  writeFileSync(join(to, 'THIRD-PARTY-LICENSES.txt'), licensesOf(from, Object.keys(metafile.inputs)));
}

/**
 * A single other character doubles what the text takes in memory, for as long as the process runs. esbuild escapes them,
 * except in regular expressions.
 */
function requireAscii(code: string): void {
  const [found] = /.{0,40}[^\0-\x7f].{0,40}/.exec(code) ?? [];
  if (found) throw new Error(`The bundle is not ASCII: write \\x or \\u in "${found}".`);
}

/** Parts are imported dynamically: what does not run is not evaluated either. */
function entrance({ first = '', parts }: Bundle): string {
  const lines = Object.entries(parts).map(([name, path]) => `'${name}': () => import('${path}'),`);
  return `${first}\nconst parts = { ${lines.join('\n')} };\nexport const run = (part) => parts[part]();`;
}

function replacing({ from, replaced = {} }: Bundle): Plugin {
  const code = new Map(Object.entries(replaced).map(([path, contents]) => [join(from, path), contents]));
  return {
    name: 'replaced',
    setup({ onLoad, onEnd }) {
      onLoad({ filter: /./ }, ({ path }) => {
        const contents = code.get(path);
        if (contents === undefined) return undefined;
        code.delete(path);
        return { contents, resolveDir: from };
      });
      onEnd(() => {
        const [missed] = code.keys();
        return missed
          ? { errors: [{ text: `${missed} is not imported: its replacement is of no use.` }] }
          : {};
      });
    },
  };
}

/** A file that runs one part of the bundle, as `node <path>`. */
export function writeLauncher({ to, file }: Bundle, part: string): void {
  const path = join(to, `${part}.js`);
  mkdirSync(dirname(path), { recursive: true });
  const up = '../'.repeat(part.split('/').length - 1) || './';
  writeFileSync(path, `import { run } from '${up}${file}';\n\nawait run('${part}');\n`);
}
