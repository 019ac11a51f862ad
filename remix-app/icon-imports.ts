import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
const ICONS = join(
  dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)),
  'dist/esm/icons',
);
const IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react';/g;

/**
 * Imports each icon from its own file in the build for browsers. Imported from the package, all icons would have one
 * importer, and `clientChunk` could not tell which pages need them.
 */
export function iconImports(): Plugin {
  return {
    name: 'icon-imports',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (/\.tsx?$/.test(id) ? { code: withOwnFiles(code), map: null } : undefined),
  };
}

/** On the same line, so that the lines of errors stay right. */
export function withOwnFiles(code: string): string {
  return code.replace(IMPORT, (statement: string, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map(ownImport);
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

function ownImport(name: string): string {
  if (!existsSync(join(ICONS, `${name}.mjs`))) return `import { ${name} } from '${PACKAGE}';`;
  return `import ${name} from '${PACKAGE}/dist/esm/icons/${name}.mjs';`;
}
