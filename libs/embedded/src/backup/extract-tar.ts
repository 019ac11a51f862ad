import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../operator-error.ts';
import type { OsUser } from '../postgres/os-user.ts';

/**
 * Extracts a tar archive as that user, who owns the files afterwards. `content` is read to its end, where a changed file
 * is noticed.
 *
 * @throws OperatorError tar failed
 */
export async function extractTar(
  content: AsyncIterable<Uint8Array>,
  directory: string,
  user: OsUser,
): Promise<void> {
  const tar = spawn('tar', ['-x', '-f', '-', '-C', directory], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(tar, 'close').catch((error: Error) => [error.message]);
  const errors = text(tar.stderr);
  // It may close its input after the end of the archive. Its exit code tells whether it was too early.
  tar.stdin.on('error', () => undefined);
  try {
    for await (const chunk of content) {
      if (tar.stdin.writable && !tar.stdin.write(chunk))
        await Promise.race([once(tar.stdin, 'drain').catch(() => undefined), ended]);
    }
  } finally {
    tar.stdin.end();
  }
  const [code] = await ended;
  if (code !== 0)
    throw new OperatorError(`The backup could not be extracted: ${(await errors).trim() || code}`);
}
