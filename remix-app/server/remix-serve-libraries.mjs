import { createRequire } from 'node:module';

const requireOfServe = createRequire(import.meta.resolve('@remix-run/serve/package.json'));

/** The instances that remix-serve uses. The bundle has imports in place of this file. */
export const morgan = requireOfServe('morgan');
export const remixExpress = requireOfServe('@remix-run/express');
