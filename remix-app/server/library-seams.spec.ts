import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { requireLibrarySeams } from './library-seams.mjs';

const requireOfServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'));
const morgan = requireOfServe('morgan');
const remixExpress = requireOfServe('@remix-run/express');

test('the installed libraries have the interfaces that the preload requires', () => {
  expect(() => requireLibrarySeams(Server.prototype, morgan, remixExpress)).not.toThrow();
});

test.each([
  ['http.Server.prototype.listen', { emit: () => true }, morgan, remixExpress],
  ['http.Server.prototype.emit', { listen: () => undefined }, morgan, remixExpress],
  ['morgan.format, morgan.tiny', Server.prototype, () => undefined, remixExpress],
  ['createRequestHandler of @remix-run/express', Server.prototype, morgan, {}],
])('the error names %s if it is missing', (seams, prototype, logger, remix) => {
  expect(() => requireLibrarySeams(prototype, logger, remix)).toThrow(`There is no ${seams}:`);
});
