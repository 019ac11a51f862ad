import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

/** An entry of PostgreSQL's `backup_manifest`. Source: PostgreSQL 18, "Backup Manifest File Object". */
interface Entry {
  Path?: string;
  /** Hexadecimal, if the path is not valid UTF-8. */
  'Encoded-Path'?: string;
  'Checksum-Algorithm'?: string;
  Checksum?: string;
}

/**
 * Compares every extracted file with the checksum that PostgreSQL computed while it sent the backup.
 *
 * @param manifest the JSON text
 * @throws OperatorError names the first file that differs
 */
export async function checkFiles(directory: string, manifest: string): Promise<void> {
  const { Files } = JSON.parse(manifest) as { Files: Entry[] };
  for (const entry of Files) {
    const path = entry.Path ?? Buffer.from(entry['Encoded-Path'] ?? '', 'hex').toString('latin1');
    if (entry['Checksum-Algorithm'] !== 'SHA256') throw new OperatorError(`${path} has no SHA-256 checksum.`);
    if ((await hashOf(join(directory, path))) !== entry.Checksum)
      throw new OperatorError(`${path} in the backup is not as PostgreSQL sent it.`);
  }
}

async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1_024 ** 2 })) hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
