import type { ImportDto, ImportOutcome } from '@gatehouse/contracts';

/** An import as its row says. */
export interface ImportRow {
  readonly id: string;
  readonly tenantId: string | null;
  readonly kind: ImportDto['kind'];
  readonly state: ImportDto['state'];
  readonly lines: number;
  readonly created: number;
  readonly skipped: number;
  readonly failed: number;
  readonly options: Readonly<Record<string, string | boolean | null>>;
  readonly startedBy: string;
  /** IP address of the client that started it. */
  readonly address: string | null;
  readonly stoppedBecause: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface LineRow {
  readonly line: number;
  readonly outcome: ImportOutcome;
  /** The values of the line by their column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/** A line of a new import. One that is wrong has `failed` set from the beginning. */
export interface NewLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Of the address on the line: whoever is erased is erased here too. */
  readonly emailKey: string | null;
  /** Why it is not processed; null where it is. */
  readonly failed: string | null;
}

export interface NewImport {
  /** Undefined: the server chooses one. */
  readonly id: string | undefined;
  readonly tenantId: string | null;
  readonly kind: ImportDto['kind'];
  readonly startedBy: string;
  readonly address: string;
  readonly options: ImportRow['options'];
  /** The names of the cells in the order of the file. */
  readonly columns: readonly string[];
  readonly lines: readonly NewLine[];
}

export interface LineOutcome {
  readonly line: number;
  readonly outcome: Exclude<ImportOutcome, 'waiting'>;
  readonly message: string | null;
}

/** Does what the lines of one kind of import ask for. */
export interface ImportWorker {
  /**
   * In the unit of work of the import: all of it is saved with the outcomes, or none. Is called again with fewer lines
   * when it throws.
   *
   * @throws ImportStopped whoever started it may not do this any more
   * @throws AppError with a single line: why that line fails
   */
  work(order: ImportRow, lines: readonly LineRow[]): Promise<LineOutcome[]>;
}

/** Whoever started an import may not go on with it. */
export class ImportStopped extends Error {}

export function toImportDto(row: ImportRow): ImportDto {
  const { options: _options, address: _address, ...shown } = row;
  return {
    ...shown,
    createdAt: new Date(row.createdAt).toISOString(),
    finishedAt: row.finishedAt && new Date(row.finishedAt).toISOString(),
  };
}
