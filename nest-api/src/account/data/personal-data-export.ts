import {
  PERSONAL_DATA,
  PERSONAL_DATA_KEYS,
  PERSONAL_DATA_READERS,
  type PersonalDataKey,
} from '@gatehouse/contracts';
import {
  PERSONAL_COLUMNS,
  PERSONAL_PART_NAMES,
  PERSONAL_PARTS,
  type PersonalPart,
  WITHHELD,
} from './personal-columns.js';

/** A page of a part. `next` is the key to continue after; null on the last page. */
export type Pages = (
  part: PersonalPart,
  after: string,
) => Promise<{ readonly entries: readonly unknown[]; readonly next: string | null }>;

interface Export {
  readonly userId: string;
  readonly exportedAt: Date;
  readonly pages: Pages;
}

/**
 * The export as JSON (`PersonalDataExport`), one line for each entry, so that a user can read it in a text editor. It is
 * made page by page, so its size needs no memory.
 */
export async function* exportText({ userId, exportedAt, pages }: Export): AsyncGenerator<string> {
  const head = { format: 'gatehouse-personal-data/1', exportedAt: exportedAt.toISOString(), userId };
  yield `${JSON.stringify(head).slice(0, -1)},"categories":[\n`;
  for (const [index, category] of PERSONAL_DATA_KEYS.entries()) {
    const { readers, ...texts } = PERSONAL_DATA[category];
    const described = {
      category,
      ...texts,
      readers: PERSONAL_DATA_READERS[readers],
      withheld: withheldOf(category),
    };
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(described).slice(0, -1)},"parts":[`;
    const parts = PERSONAL_PART_NAMES.filter((part) => PERSONAL_PARTS[part] === category);
    for (const [at, part] of parts.entries()) {
      yield `${at === 0 ? '\n' : ',\n'} {"part":${JSON.stringify(part)},"entries":[`;
      yield* entriesOf(part, pages);
      yield ']}';
    }
    yield ']}';
  }
  yield '\n]}\n';
}

async function* entriesOf(part: PersonalPart, pages: Pages): AsyncGenerator<string> {
  let after: string | null = '';
  let before = '\n  ';
  while (after !== null) {
    const page: Awaited<ReturnType<Pages>> = await pages(part, after);
    if (page.entries.length > 0) {
      yield before + page.entries.map((entry) => JSON.stringify(entry)).join(',\n  ');
      before = ',\n  ';
    }
    after = page.next;
  }
}

/** Why records of a category are left out, each reason once. */
function withheldOf(category: PersonalDataKey): string[] {
  const columns = Object.values(PERSONAL_COLUMNS).flatMap((table) => Object.values(table));
  const reasons = columns.flatMap((column) =>
    typeof column === 'string' || column[1] !== category ? [] : [WITHHELD[column[0]]],
  );
  return [...new Set(reasons)];
}
