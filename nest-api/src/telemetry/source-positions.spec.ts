import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { SourcePositions } from './source-positions.js';

/** A real source map: of the decoder itself, created by Node. */
const compiled = stripTypeScriptTypes(
  readFileSync(new URL('./source-positions.ts', import.meta.url), 'utf8'),
  {
    mode: 'transform',
    sourceMap: true,
    sourceUrl: 'source-positions.ts',
  },
);
const [, inline = ''] = compiled.split('sourceMappingURL=data:application/json;base64,');
const payload = JSON.parse(Buffer.from(inline, 'base64').toString()) as SourceMapPayload;
const lines = compiled.split('\n');

test('each position in the code has the source position that Node finds', () => {
  const [ours, nodes] = [new SourcePositions(payload), new SourceMap(payload)];
  let compared = 0;
  for (const [row, text] of lines.entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = nodes.findEntry(row, column);
      if (!('originalLine' in entry) || entry.generatedLine !== row) continue;
      expect(ours.find(row + 1, column + 1), `${row + 1}:${column + 1}`).toEqual({
        source: entry.originalSource,
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test.each([
  ['a line after the last one', 10_000, 1],
  ['a column before the first segment', 1, 1],
])('%s has no source position', (_, line, column) => {
  expect(new SourcePositions({ sources: ['a.ts'], mappings: 'IAAA' }).find(line, column)).toBeUndefined();
});
