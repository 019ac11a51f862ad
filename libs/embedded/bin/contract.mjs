import { run } from './bootstrap.mjs';

run('contract');
