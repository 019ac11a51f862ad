import { createRequire } from 'node:module';

/** The very instance that remix-serve logs with. The bundle has an import in place of this file. */
export const morgan = createRequire(import.meta.resolve('@remix-run/serve/package.json'))('morgan');
