import { UnreadableList } from './unreadable-list.js';

export interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file; empty lines count for nothing. Commas, semicolons or tabs divide cells, whichever the first
 * line uses: spreadsheets write any of them.
 *
 * Source: RFC 4180 §2.
 *
 * @throws UnreadableList a quote is not closed
 */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begin = 1;

  const endRow = () => {
    cells.push(cell);
    if (cells.some((it) => it.trim() !== '')) rows.push({ line: begin, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] as string;
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') {
      endRow();
      begin = line;
    } else if (character !== '\r') {
      cell += character;
    }
  }
  if (isQuoted) throw new UnreadableList(`A quote that opens on line ${begin} is never closed.`);
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (character: string) => first.split(character).length - 1;
  return [',', ';', '\t'].reduce((most, it) => (count(it) > count(most) ? it : most));
}
