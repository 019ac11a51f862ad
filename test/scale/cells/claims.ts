import { DatabaseSync } from 'node:sqlite';
import type { Entry } from './entries.ts';

/** Which cell has a name, for all cells. The primary key decides, so that two cells cannot both win. */
export class Claims {
  readonly #database: DatabaseSync;
  readonly #cells: readonly string[];

  /** @param cells IDs in the order of the manifest */
  constructor(file: string, cells: readonly string[]) {
    this.#cells = cells;
    this.#database = new DatabaseSync(file);
    this.#database.exec(`pragma journal_mode = wal; pragma synchronous = full;
      create table if not exists claims (key blob primary key, cell text not null) without rowid;
      create table if not exists directory (version integer not null);
      insert into directory select 0 where not exists (select 1 from directory)`);
  }

  /**
   * Takes all names for one cell, or none. Names that the cell has already are left as they are.
   *
   * @returns the names that another cell has
   */
  claim(cell: string, keys: readonly Buffer[]): Buffer[] {
    const owner = this.#database.prepare('select cell from claims where key = ?');
    const taken = keys.filter((key) => (owner.get(key)?.cell ?? cell) !== cell);
    if (taken.length > 0) return taken;
    const insert = this.#database.prepare('insert or ignore into claims values (?, ?)');
    this.#together(() => keys.map((key) => insert.run(key, cell)));
    return [];
  }

  /** Frees names of the cell. Those of others stay. */
  release(cell: string, keys: readonly Buffer[]): void {
    const remove = this.#database.prepare('delete from claims where key = ? and cell = ?');
    this.#together(() => keys.map((key) => remove.run(key, cell)));
  }

  /** Moves names from one cell to another, all or none. @returns false if the first cell does not have all of them */
  transfer(from: string, to: string, keys: readonly Buffer[]): boolean {
    const owner = this.#database.prepare('select cell from claims where key = ?');
    if (!keys.every((key) => owner.get(key)?.cell === from)) return false;
    const change = this.#database.prepare('update claims set cell = ? where key = ?');
    this.#together(() => keys.map((key) => change.run(to, key)));
    return true;
  }

  /** @param part the first byte of the keys @returns entries in the order of their keys */
  part(part: number): Entry[] {
    const select = this.#database.prepare(
      'select key, cell from claims where substr(key, 1, 1) = ? order by key',
    );
    return select.all(Buffer.from([part])).map(({ key, cell }) => ({
      key: Buffer.from(key as Uint8Array),
      cell: this.#cells.indexOf(String(cell)),
    }));
  }

  nextVersion(): number {
    const [row] = this.#database
      .prepare('update directory set version = version + 1 returning version')
      .all();
    return Number(row?.version);
  }

  close(): void {
    this.#database.close();
  }

  #together(work: () => void): void {
    this.#database.exec('begin immediate');
    work();
    this.#database.exec('commit');
  }
}
