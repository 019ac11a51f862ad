import { run } from './bootstrap.mjs';

run('check');
