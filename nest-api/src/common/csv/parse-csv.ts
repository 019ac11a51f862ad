import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { UnreadableList } from './unreadable-list.js';

export interface CsvRow {
  /** Number of the first line of the row, starting with 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of a CSV file without empty lines. The separator is a comma, semicolon or tab, as in the first line, because
 * spreadsheets write any of them.
 *
 * Source: RFC 4180 §2.
 *
 * @throws UnreadableList a quote is not closed
 */
export function parseCsv(text: string): CsvRow[] {
  try {
    return rowsOf(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const open = rowsOf(`${text}"`).at(-1);
    throw new UnreadableList(`The quote that opens on line ${open?.line ?? error.lines} is not closed.`);
  }
}

/** @throws CsvError a quote is not closed */
function rowsOf(text: string): CsvRow[] {
  const records = parse(text, {
    delimiter: separatorOf(text),
    info: true,
    ltrim: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
  }) as unknown as { record: string[]; info: InfoRecord }[];
  // The parser reports the line where a row ends.
  return records.map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record,
  }));
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (character: string) => first.split(character).length - 1;
  return [',', ';', '\t'].reduce((most, it) => (count(it) > count(most) ? it : most));
}
