import { fileURLToPath } from 'node:url';
import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { pageTexts } from './remix-app/page-texts.ts';

/** Nest needs the types of constructor parameters at run time, which only swc writes into what vitest runs. */
export const nestSources = () =>
  swc.vite({
    // nest-api/.swcrc leaves the tests out, which a build wants and a test run does not.
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
  });

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/build/**'];
const database = './test/support/database.ts';
const product = './test/support/shared-product.ts';
/** Ends what hangs. On a busy machine everything takes ten times as long, and no test is about speed. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // A failure on another machine is understood by its message alone.
  chaiConfig: { truncateThreshold: 400 },
};
/** A machine that stands still for a while fails browsers. What passes only at the second try is listed as FLAKY. */
const secondTry = { retry: process.env.CI ? 1 : 0 };

/** What tests need neither a database nor a server for. */
const units = {
  plugins: [nestSources(), pageTexts()],
  resolve: { alias: { '~': fileURLToPath(new URL('./remix-app/app', import.meta.url)) } },
};
const unitFiles = (ending: string) => [
  `libs/**/*${ending}.ts`,
  `nest-api/src/**/*${ending}.ts`,
  `remix-app/**/*${ending}.{ts,tsx}`,
  // Messages alone: no database, no server.
  `test/{saml,mutants,bench}/**/*${ending}.ts`,
  `test/scale/{cells/**/,size-of}*${ending}.ts`,
];

/** Large files come first, and before them those whose few lines take minutes: at the end, a core would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/(schemathesis-|doctor-attack)/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // On two cores: many tests wait for a job of the product, and a third worker uses that time.
    maxWorkers: 3,
    projects: [
      {
        ...units,
        test: {
          name: 'unit',
          // Modules are read once for all of a worker's files. Those that replace modules or settings are `alone`.
          isolate: false,
          include: unitFiles('.spec'),
          exclude: [...elsewhere, '**/*.db.spec.ts', '**/*.alone.spec.{ts,tsx}'],
          ...patience,
        },
      },
      {
        ...units,
        test: { name: 'alone', include: unitFiles('.alone.spec'), exclude: elsewhere, ...patience },
      },
      {
        plugins: [nestSources()],
        test: {
          name: 'db',
          // Nest is read once for all of a worker's files, which begin with an application of their own.
          isolate: false,
          include: ['nest-api/src/**/*.db.spec.ts'],
          exclude: elsewhere,
          globalSetup: [database],
          ...patience,
        },
      },
      {
        plugins: [nestSources()],
        test: {
          name: 'test',
          // Nest is read once for all of a worker's files, which begin with an application of their own.
          isolate: false,
          include: ['test/{api,security,contract,interop,docker,embedded,sso}/**/*.spec.ts'],
          exclude: elsewhere,
          globalSetup: [database],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.spec.ts'],
          exclude: elsewhere,
          globalSetup: [database, product],
          ...patience,
          ...secondTry,
        },
      },
      {
        plugins: [nestSources()],
        test: {
          // The tests of minutes: `npm run test:full` runs them, and `npm test` does not.
          name: 'full',
          include: ['test/full/**/*.spec.ts'],
          exclude: elsewhere,
          globalSetup: [database, product],
          ...patience,
          ...secondTry,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
