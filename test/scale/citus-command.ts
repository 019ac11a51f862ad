import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

/** Runs the built command `distribute`. @returns its output */
export async function distributeDatabase(ownerUrl: string, shards: number): Promise<string> {
  const command = join(ROOT, 'nest-api/dist/commands/distribute.js');
  const words = [command, '--shards', String(shards)];
  const env = { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl };
  return (await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })).stdout.trim();
}
