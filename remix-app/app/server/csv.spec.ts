import { expect, test } from 'vitest';
import { lineOf } from './csv.server';

test.each([
  [['a', null, 'b'], 'a,,b\r\n'],
  [['Acme, Inc.', 'say "hi"', 'two\nlines'], '"Acme, Inc.","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '@x', '-2', '+3'], `'=1+1,'@x,'-2,'+3\r\n`],
])('the cells %j become the line %j', (cells, line) => {
  expect(lineOf(cells)).toBe(line);
});
