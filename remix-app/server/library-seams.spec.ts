import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { requireLibrarySeams } from './library-seams.mjs';

const morgan = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'))(
  'morgan',
);

test('the libraries that are installed have the shape that the preload relies on', () => {
  expect(() => requireLibrarySeams(Server.prototype, morgan)).not.toThrow();
});

test.each([
  ['http.Server.prototype.listen', { emit: () => true }, morgan],
  ['http.Server.prototype.emit', { listen: () => undefined }, morgan],
  ['morgan.format, morgan.tiny', Server.prototype, () => undefined],
])('names %s when it is gone', (seams, prototype, logger) => {
  expect(() => requireLibrarySeams(prototype, logger)).toThrow(`There is no ${seams}:`);
});
