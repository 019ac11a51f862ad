import { run } from './bootstrap.mjs';

run('start');
