/** Where backups are: names with slashes, and their content. A file with a name is complete. */
export interface Target {
  /** For messages. */
  readonly address: string;
  /** Names that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** @throws OperatorError there is no such file */
  read(name: string): Promise<AsyncIterable<Uint8Array>>;
  /** The file exists when all of its content is stored durably, and not before. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  /** Removes what killed writers left in the folders of base backups before this one. Absent where nothing is left. */
  removeUnfinished?(before: string): Promise<void>;
}

export async function readText(target: Target, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await target.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

export async function writeText(target: Target, name: string, text: string): Promise<void> {
  await target.write(name, one(Buffer.from(text)));
}

async function* one(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
}
