import { copyFileSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { type Bundle, bundle, writeLauncher } from '@gatehouse/bundler';
import { bundledOperators } from '@gatehouse/network-origin/write';

/**
 * `node bundle.ts`: makes what runs, in `dist/`, of what swc compiled into `build/`. The API and its commands share one
 * file. See docs/decisions/0024-bundles.md.
 */
const COMPILED = join(import.meta.dirname, 'build');

/** One has machine code; the others are lists, read when they are needed. */
const EXTERNAL = [
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'disposable-email-domains-js',
  'email-providers',
];

/** What packages try to load and do without. */
const ABSENT = [
  '@fastify/static',
  '@nestjs/microservices',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'pg-cloudflare',
  'pg-native',
];

const parts = ['main', ...compiled('commands/*.js').map((file) => file.slice(0, -'.js'.length))].filter(
  (part) => part !== 'commands/run-command',
);
const migrations = compiled('database/migrations/Migration*.js');
const api: Bundle = {
  from: COMPILED,
  to: join(import.meta.dirname, 'dist'),
  file: 'gatehouse.js',
  first: `import { mapStacksOf } from './telemetry/mapped-stacks.js'; mapStacksOf(import.meta.filename);`,
  parts: Object.fromEntries(parts.map((part) => [part, `./${part}.js`])),
  replaced: {
    'database/migration-modules.js': listOf('migrationModules', migrations, (file) => basename(file, '.js')),
    'database/entity-modules.js': listOf('entityModules', compiled('**/*.entity.js'), (file) => file),
  },
  external: [...EXTERNAL, ...ABSENT],
  keepNames: true,
};
await bundle(api);
for (const part of parts) writeLauncher(api, part);

// Read by network-origin/origins.ts.
const countries = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
copyFileSync(createRequire(import.meta.url).resolve(countries), join(api.to, 'countries.mmdb'));
copyFileSync(await bundledOperators(), join(api.to, 'operators.mmdb'));

function compiled(pattern: string): string[] {
  return globSync(pattern, { cwd: COMPILED }).toSorted();
}

/** Imports, in place of a module that reads a folder. */
function listOf(name: string, files: string[], key: (file: string) => string): string {
  const imports = files.map((file, index) => `import * as module${index} from './${file}';`);
  const pairs = files.map((file, index) => `'${key(file)}': module${index},`);
  return `${imports.join('\n')}\nexport const ${name} = { ${pairs.join('\n')} };`;
}
