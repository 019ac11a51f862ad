import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3NetworkError, S3ServiceError, type UploadPart } from 's3mini';
import { OperatorError } from '../operator-error.ts';
import type { BackupPlace } from './backup-settings.ts';
import { httpFetch } from './http-fetch.ts';
import type { Target } from './target.ts';

/** Bytes of a part of an upload. S3 takes up to 10,000 of them: 320 GB. */
const PART = 32 * 1_024 ** 2;

/** A bucket of S3, or of a storage with the same protocol. An object exists when its upload is complete. */
export class S3Target implements Target {
  readonly address: string;
  readonly #prefix: string;
  readonly #bucket: S3mini;

  constructor(place: BackupPlace) {
    const [bucket = '', ...folders] = place.address.slice('s3://'.length).split('/').filter(Boolean);
    this.address = place.address.replace(/\/$/, '');
    this.#prefix = folders.map((folder) => `${folder}/`).join('');
    const { endpoint, region, accessKeyId, secretAccessKey } = place;
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.#bucket = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey, fetch: httpFetch });
  }

  async list(prefix: string): Promise<string[]> {
    const objects = await this.#attempt(() => this.#bucket.listObjects('/', this.#prefix + prefix));
    if (objects === null) throw new OperatorError(`BACKUP_TARGET: there is no bucket at ${this.address}.`);
    return objects.map(({ Key }) => Key.slice(this.#prefix.length)).sort();
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array>> {
    const response = await this.#attempt(() => this.#bucket.getObjectResponse(this.#prefix + name));
    if (!response?.body) throw new OperatorError(`${this.address}/${name} is missing.`);
    return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  }

  async write(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = inParts(content);
    const first = await parts.next();
    const second = await parts.next();
    const key = this.#prefix + name;
    const small = first.value ?? new Uint8Array();
    if (second.done) return void (await this.#attempt(() => this.#bucket.putObject(key, small)));
    await this.#attempt(() => this.#upload(key, [small, second.value], parts));
  }

  async remove(name: string): Promise<void> {
    await this.#attempt(() => this.#bucket.deleteObject(this.#prefix + name));
  }

  async #upload(key: string, begin: Uint8Array[], rest: AsyncIterable<Uint8Array>): Promise<void> {
    const id = await this.#bucket.getMultipartUploadId(key);
    const done: UploadPart[] = [];
    const upload = async (part: Uint8Array) => {
      done.push(await this.#bucket.uploadPart(key, id, part, done.length + 1));
    };
    try {
      for (const part of begin) await upload(part);
      for await (const part of rest) await upload(part);
      await this.#bucket.completeMultipartUpload(key, id, done);
    } catch (error) {
      await this.#bucket.abortMultipartUpload(key, id).catch(() => undefined);
      throw error;
    }
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const isSystem = typeof (error as NodeJS.ErrnoException).syscall === 'string';
      if (isSystem || error instanceof S3ServiceError || error instanceof S3NetworkError)
        throw new OperatorError(
          `BACKUP_TARGET: ${this.address} cannot be used: ${(error as Error).message}.`,
        );
      throw error;
    }
  }
}

/** All but the last one have the same size. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART) {
      const all = Buffer.concat(chunks);
      yield all.subarray(0, PART);
      chunks = [all.subarray(PART)];
      bytes -= PART;
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks);
  return undefined;
}
