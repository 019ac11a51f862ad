import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.js';

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2'],
  ['tabs', 'a\tb\n1\t2\n'],
])('%s separate cells if the first line uses them', (_name, text) => {
  expect(cells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('a quoted cell can contain separators, quotes and line breaks', () => {
  expect(cells('a,b\n"x, ""y""\nz",2\n')[1]).toEqual(['x, "y"\nz', '2']);
});

test.each<[what: string, text: string, rows: string[][]]>([
  ['a byte order mark is not part of the first cell', '\ufeffa,b\n', [['a', 'b']]],
  ['rows can be shorter or longer than the first', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'a quote inside an unquoted cell is a plain character',
    'a,b\nsay "x",2',
    [
      ['a', 'b'],
      ['say "x"', '2'],
    ],
  ],
  ['a space before a quoted cell is ignored', 'a, "b,c"\n', [['a', 'b,c']]],
  [
    'line endings can be mixed',
    'a,b\r\n1,2\n3,4\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'a row of empty cells is skipped',
    'a,b\n,\n""\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('%s', (_what, text, rows) => {
  expect(cells(text)).toEqual(rows);
});

test('a row has the number of its first line, and empty lines are skipped', () => {
  expect(parseCsv('\ufeffa\n\n"1\n2"\n3\n').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('an unclosed quote is reported with its line', () => {
  expect(() => parseCsv('a\nb\n"c\nd')).toThrow('line 3');
});
