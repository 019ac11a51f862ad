import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CryptoKey } from 'jose';
import { z } from 'zod';
import { Claims } from './claims.ts';
import { digestOf, PARTS, packPart } from './entries.ts';
import { type Cell, signManifest } from './manifest.ts';
import { KEY_BYTES } from './names.ts';

export interface ControlPlaneOptions {
  readonly port: number;
  readonly file: string;
  readonly issuer: string;
  readonly cells: readonly Cell[];
  /** The bearer secret of each cell, by its ID. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly key: CryptoKey;
  readonly kid: string;
  /** Seconds that a directory is valid. It is renewed after a third of them. */
  readonly lifetime: number;
}

const KeySchema = z
  .base64url()
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === KEY_BYTES);
const NamesSchema = z.object({ keys: z.array(KeySchema).min(1).max(10_000), to: z.string().optional() });
type Names = z.infer<typeof NamesSchema>;

/**
 * Decides which cell has a name, and publishes the signed directory. It sees keys of names only, serves no sign-in, and
 * is asked for changes alone.
 *
 * | Request | From | Effect |
 * |---|---|---|
 * | `GET /directory`, `GET /parts/<digest>` | routers | the signed manifest; a part of the entries |
 * | `POST /claims`, `/releases`, `/transfers` | a cell with its secret | changes names of this cell; 409 if another has one |
 */
export class ControlPlane {
  readonly #options: ControlPlaneOptions;
  readonly #claims: Claims;
  readonly #parts: { digest: string; bytes: Buffer }[] = [];
  #jws = '';
  #publishing: Promise<void> = Promise.resolve();

  private constructor(options: ControlPlaneOptions) {
    this.#options = options;
    this.#claims = new Claims(
      options.file,
      options.cells.map(({ id }) => id),
    );
  }

  static async start(options: ControlPlaneOptions): Promise<void> {
    const plane = new ControlPlane(options);
    await plane.#publish(Array.from({ length: PARTS }, (_, part) => part));
    setInterval(() => void plane.#publish([]), (options.lifetime * 1_000) / 3);
    const server = createServer((request, response) => {
      plane.#answer(request, response).catch(() => response.writeHead(400).end());
    });
    await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'GET') return this.#read(path, response);
    const cell = this.#cellOf(request);
    if (!cell) return void response.writeHead(401).end();
    const names = NamesSchema.parse(await json(request));
    const taken = this.#change(path, cell, names);
    if (taken === null) return void response.writeHead(404).end();
    if (taken.length === 0) await this.#publish([...new Set(names.keys.map((key) => key[0] ?? 0))]);
    const body = { taken: taken.map((key) => key.toString('base64url')) };
    response.writeHead(taken.length > 0 ? 409 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  #read(path: string, response: ServerResponse): void {
    if (path === '/directory') {
      response.writeHead(200, { 'content-type': 'application/jose', 'cache-control': 'no-store' });
      return void response.end(this.#jws);
    }
    const part = this.#parts.find(({ digest }) => path === `/parts/${digest}`);
    // The address is the content, so any cache may keep it.
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
    response.writeHead(part ? 200 : 404, part && headers).end(part?.bytes);
  }

  #cellOf({ headers }: IncomingMessage): string | undefined {
    const known = Object.entries(this.#options.secrets);
    return known.find(([, secret]) => headers.authorization === `Bearer ${secret}`)?.[0];
  }

  /** @returns the names that prevent the change, or null for an unknown path */
  #change(path: string, cell: string, { keys, to }: Names): Buffer[] | null {
    if (path === '/claims') return this.#claims.claim(cell, keys);
    if (path === '/releases') {
      this.#claims.release(cell, keys);
      return [];
    }
    const isKnown = this.#options.cells.some(({ id }) => id === to);
    if (path !== '/transfers' || !to || !isKnown) return null;
    return this.#claims.transfer(cell, to, keys) ? [] : keys;
  }

  /** Signs the next version, one at a time. @param changed the parts that are read again */
  #publish(changed: readonly number[]): Promise<void> {
    this.#publishing = this.#publishing.then(() => this.#sign(changed));
    return this.#publishing;
  }

  async #sign(changed: readonly number[]): Promise<void> {
    for (const part of changed) {
      const bytes = packPart(this.#claims.part(part));
      this.#parts[part] = { digest: digestOf(bytes), bytes };
    }
    const { issuer, cells, key, kid, lifetime } = this.#options;
    const iat = Math.floor(Date.now() / 1_000);
    const manifest = {
      iss: issuer,
      version: this.#claims.nextVersion(),
      iat,
      exp: iat + lifetime,
      cells: [...cells],
      parts: this.#parts.map(({ digest }) => digest),
    };
    this.#jws = await signManifest(manifest, key, kid);
  }
}
