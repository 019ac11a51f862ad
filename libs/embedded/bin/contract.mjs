import { run } from './bootstrap.mjs';

await run('contract');
