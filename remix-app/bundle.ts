import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Bundle, bundle } from '@gatehouse/bundler';
import { compressFiles } from './compress.ts';

/**
 * `node bundle.ts`: makes what runs, in `dist/`: remix-serve, what is loaded before it, and the pages that Remix built,
 * in one file. Compresses the browser's files. See docs/decisions/0024-bundles.md.
 */
const HERE = import.meta.dirname;
const ofServe = createRequire(import.meta.resolve('@remix-run/serve/package.json'));

const web: Bundle = {
  from: HERE,
  to: join(HERE, 'dist'),
  file: 'gatehouse-web.js',
  first: `export * from './build/server/index.js';`,
  parts: { preload: './server/preload.mjs', serve: ofServe.resolve('@remix-run/serve/dist/cli.js') },
  replaced: {
    'build/server/index.js': pages(),
    'server/remix-serve-libraries.mjs': `export { default as morgan } from '${ofServe.resolve('morgan')}';
      export { default as remixExpress } from '${ofServe.resolve('@remix-run/express')}';`,
  },
  // Remix writes the text of functions into pages, where esbuild's helper for names is not.
  keepNames: false,
  options: {
    // React brings a build for development as well, remix-serve a watcher.
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { chokidar: join(HERE, 'server/no-watcher.mjs') },
  },
};
await bundle(web);

// remix-serve imports the pages by the path that it is given, with a query of its own.
writeFileSync(join(web.to, 'pages.js'), `export * from './${web.file}';\n`);
writeFileSync(
  join(web.to, 'serve.js'),
  `import { run } from './${web.file}';

process.argv[2] = \`\${import.meta.dirname}/pages.js\`;
await run('preload');
await run('serve');
`,
);

compressFiles(join(HERE, 'build/client/assets'));

/** What Remix built, with one expression of Mantine's in ASCII. */
function pages(): string {
  return readFileSync(join(HERE, 'build/server/index.js'), 'utf8').replace('/[:«»]/g', '/[:\\xab\\xbb]/g');
}
