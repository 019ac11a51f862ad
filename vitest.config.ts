import swc from 'unplugin-swc';
import { defineConfig } from 'vitest/config';

/** Nest needs the types of constructor parameters at run time, which only swc writes into what vitest runs. */
const nestSources = swc.vite({
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
});

export default defineConfig({
  test: {
    // Two cores: a third worker would only take turns with PostgreSQL and Chromium.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['libs/**/*.spec.ts', 'nest-api/src/**/*.spec.ts', 'remix-app/**/*.spec.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/*.db.spec.ts'],
          testTimeout: 20_000,
        },
        plugins: [nestSources],
      },
    ],
  },
});
