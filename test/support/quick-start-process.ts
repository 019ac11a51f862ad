import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { EVENTUALLY } from './eventually.ts';

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');

/** An application that runs the quick-start code as a developer would copy it. */
export class QuickStartProcess {
  private constructor(
    private readonly process: ChildProcess,
    private readonly dir: string,
  ) {}

  /** @param url where it responds once it has started */
  static async start(code: string, secret: string, url: string): Promise<QuickStartProcess> {
    const dir = mkdtempSync(join(tmpdir(), 'gatehouse-quick-start-'));
    symlinkSync(NODE_MODULES, join(dir, 'node_modules'));
    writeFileSync(join(dir, 'server.mjs'), code);
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: dir,
      env: { ...process.env, CLIENT_SECRET: secret, SESSION_SECRET: 'only for this test' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const started = new QuickStartProcess(child, dir);
    await vi.waitFor(() => fetch(url, { redirect: 'manual' }), EVENTUALLY);
    return started;
  }

  stop(): void {
    this.process.kill();
    rmSync(this.dir, { recursive: true });
  }
}
