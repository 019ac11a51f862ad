import { defineConfig } from 'vitest/config';
import { nestSources } from '../../vitest.config.ts';

/**
 * Runs specs on a distributed database:
 * `node test/scale/citus.ts test/api/audit.spec.ts`
 */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  plugins: [nestSources()],
  test: {
    name: 'citus',
    isolate: false,
    maxWorkers: 2,
    include: ['test/{api,security,sso,scale}/**/*.spec.ts', 'nest-api/src/**/*.db.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['./test/scale/citus-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    chaiConfig: { truncateThreshold: 400 },
  },
});
