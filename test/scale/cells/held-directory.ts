import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DirectoryRefused } from './directory-refused.ts';
import { checkPart, digestOf, ENTRY_BYTES, findEntry, PARTS } from './entries.ts';
import { type Cell, checkExpiry, checkVersion, type Manifest, openManifest, type Trust } from './manifest.ts';

interface Held {
  readonly jws: string;
  readonly manifest: Manifest;
  readonly parts: readonly Buffer[];
}

/** Loads a part by its digest. */
export type LoadPart = (digest: string) => Promise<Buffer>;

/**
 * The directory of a router, in memory and in one file. What it holds is replaced only by a directory that passes all
 * checks, so a broken control plane can delay changes and cannot redirect anyone.
 */
export class HeldDirectory {
  #held: Held | null = null;
  readonly #trust: Trust;
  readonly #file: string;
  readonly #grace: number;

  /**
   * @param file the copy on disk: it survives a restart while the control plane is away, and keeps the highest version
   * @param grace seconds after the expiry in which the router goes on with what it holds
   */
  constructor(trust: Trust, file: string, grace: number) {
    this.#trust = trust;
    this.#file = file;
    this.#grace = grace;
  }

  get version(): number {
    return this.#held?.manifest.version ?? 0;
  }

  get entries(): number {
    return (this.#held?.parts ?? []).reduce((sum, part) => sum + part.length / ENTRY_BYTES, 0);
  }

  /** Seconds until the expiry; negative after it. Null without a directory. */
  expiresIn(now: number): number | null {
    return this.#held && this.#held.manifest.exp - now;
  }

  /** Cells that may be used at `now`. @throws DirectoryRefused there is no directory, or it expired too long ago */
  cells(now: number): readonly Cell[] {
    return this.#usable(now).manifest.cells;
  }

  /** @throws DirectoryRefused as `cells` */
  find(key: Buffer, now: number): Cell | null {
    const { manifest, parts } = this.#usable(now);
    const cell = findEntry(parts[key[0] ?? 0] as Buffer, key);
    return cell === null ? null : (manifest.cells[cell] ?? null);
  }

  /**
   * Checks what the control plane sent and takes it.
   *
   * @returns whether it is new
   * @throws DirectoryRefused
   */
  async take(jws: string, load: LoadPart, now: number): Promise<boolean> {
    const manifest = await openManifest(jws, this.#trust, now);
    checkExpiry(manifest, now, 0);
    const held = this.#held && { version: this.#held.manifest.version, jws: this.#held.jws };
    if (!checkVersion(held, { version: manifest.version, jws })) return false;
    await this.#hold(jws, manifest, load);
    this.#write();
    return true;
  }

  /** Reads the file with the same checks, except that it may be as old as the grace time allows. */
  async restore(now: number): Promise<void> {
    if (!existsSync(this.#file)) return;
    const bytes = readFileSync(this.#file);
    const end = bytes.indexOf(10);
    const jws = bytes.toString('utf8', 0, end);
    const manifest = await openManifest(jws, this.#trust, now);
    checkExpiry(manifest, now, this.#grace);
    const parts = splitParts(bytes.subarray(end + 1));
    await this.#hold(jws, manifest, async (digest) => parts.get(digest) ?? Buffer.alloc(1));
  }

  async #hold(jws: string, manifest: Manifest, load: LoadPart): Promise<void> {
    const known = this.#held?.manifest.parts ?? [];
    const parts: Buffer[] = [];
    for (const [n, digest] of manifest.parts.entries()) {
      const isKnown = known[n] === digest;
      const part = isKnown ? (this.#held?.parts[n] as Buffer) : await load(digest);
      // A known part is checked again: its cells may have been removed.
      checkPart(part, n, digest, manifest.cells.length);
      parts.push(part);
    }
    this.#held = { jws, manifest, parts };
  }

  #usable(now: number): Held {
    if (!this.#held) throw new DirectoryRefused('expired');
    checkExpiry(this.#held.manifest, now, this.#grace);
    return this.#held;
  }

  /** The JWS in one line, then the parts with their lengths. Renamed when complete. */
  #write(): void {
    if (!this.#held) return;
    const lengths = Buffer.alloc(PARTS * 4);
    for (const [n, { length }] of this.#held.parts.entries()) lengths.writeUInt32BE(length, n * 4);
    const unfinished = `${this.#file}.new`;
    writeFileSync(
      unfinished,
      Buffer.concat([Buffer.from(`${this.#held.jws}\n`), lengths, ...this.#held.parts]),
      {
        mode: 0o600,
      },
    );
    renameSync(unfinished, this.#file);
  }
}

/** By digest. Copies them, so that no part keeps the whole file in memory. */
function splitParts(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let at = PARTS * 4;
  for (let n = 0; n < PARTS && bytes.length >= PARTS * 4; n++) {
    const end = at + bytes.readUInt32BE(n * 4);
    const part = Buffer.from(bytes.subarray(at, end));
    parts.set(digestOf(part), part);
    at = end;
  }
  return parts;
}
