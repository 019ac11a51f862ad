import { type BackupManifest, pathOf, readManifests } from './backup-manifest.ts';
import { measured, unseal } from './sealing.ts';
import type { Target } from './target.ts';
import { chainAfter, readWalFiles } from './wal-archive.ts';

/** One line for each backup and for the log. */
export interface Verdict {
  name: string;
  problems: string[];
  /** Files that were read. */
  files: number;
}

/**
 * Reads every stored file: its hash, the sequence of the log, and with an identity also whether it can be decrypted.
 *
 * @param identity `AGE-SECRET-KEY-…`
 */
export async function verifyBackups(target: Target, identity?: string): Promise<Verdict[]> {
  const manifests = await readManifests(target);
  const verdicts: Verdict[] = [];
  for (const manifest of manifests) verdicts.push(await verifyBase(target, manifest, identity));
  if (manifests[0]) verdicts.push(await verifyWal(target, manifests[0], identity));
  return verdicts;
}

async function verifyBase(target: Target, manifest: BackupManifest, identity?: string): Promise<Verdict> {
  const problems: string[] = [];
  for (const { name, sha256 } of manifest.files) {
    problems.push(...(await problemsOf(target, pathOf(manifest.name, name), sha256, identity)));
  }
  return { name: manifest.name, problems, files: manifest.files.length };
}

async function verifyWal(target: Target, oldest: BackupManifest, identity?: string): Promise<Verdict> {
  const files = await readWalFiles(target);
  const problems = chainAfter(oldest, files).missing.map((name) => `the segment ${name} is missing`);
  for (const { path, sha256 } of files) problems.push(...(await problemsOf(target, path, sha256, identity)));
  return { name: 'write-ahead log', problems, files: files.length };
}

async function problemsOf(
  target: Target,
  path: string,
  sha256: string,
  identity?: string,
): Promise<string[]> {
  try {
    const stored = measured(await target.read(path));
    await drain(identity ? await unseal(stored.content, identity) : stored.content);
    return stored.measure().sha256 === sha256 ? [] : [`${path} was changed: its hash is another one`];
  } catch (error) {
    return [`${path} cannot be read: ${(error as Error).message}`];
  }
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content) {
    // Only its end and its errors count.
  }
}
