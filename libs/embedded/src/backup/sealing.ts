import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { OperatorError } from '../operator-error.ts';

/** Size and hash of what is stored, so that damage is found without the key. */
export interface Measure {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Of the gzip level: mostly empty segments shrink to nothing at any level, and encryption takes longer than this one. */
const FASTEST = 1;

/**
 * Compresses, then encrypts for `recipient`: `age -d | gunzip` reverses it. Source: C2SP, age v1.
 *
 * @param recipient `age1…`
 */
export async function seal(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  recipient: string,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const compressed = pipeline(Readable.from(content), createGzip({ level: FASTEST }), () => undefined);
  return fromWeb(await encrypter.encrypt(toWeb(compressed)));
}

/**
 * Reverses `seal`.
 *
 * @param identity `AGE-SECRET-KEY-…`
 * @throws OperatorError another key encrypted it. While it is read: Error, it was changed
 */
export async function unseal(
  content: AsyncIterable<Uint8Array>,
  identity: string,
): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const decrypted = await decrypter.decrypt(toWeb(Readable.from(content))).catch((error: Error) => {
    if (/no identity matched/.test(error.message))
      throw new OperatorError('The identity does not decrypt this backup: give that of its recipient.');
    throw error;
  });
  return pipeline(fromWeb(decrypted), createGunzip(), () => undefined);
}

/** Passes `content` on. `measure` has the result at its end. */
export function measured(content: AsyncIterable<Uint8Array>): {
  content: AsyncIterable<Uint8Array>;
  measure: () => Measure;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { content: pass(), measure: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** @throws OperatorError the file has no identity of age */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const identity = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity) return identity.trim();
  throw new OperatorError(
    `${file} has no identity (a line with AGE-SECRET-KEY-…): give the file that "backup identity" wrote.`,
  );
}

const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);
