import { spawn } from 'node:child_process';
import { ROOT } from '@gatehouse/embedded';
import { figure, freshPlace } from './product.ts';

/** From `npm start` to its line, installed and built: with an empty data directory, and again. */
export async function startUp(): Promise<void> {
  const { env, remove } = await freshPlace();
  try {
    figure('first start, empty data directory', await seconds(env));
    for (let i = 0; i < 3; i++) figure('later start', await seconds(env));
  } finally {
    remove();
  }
}

async function seconds(env: Record<string, string>): Promise<string> {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Gatehouse is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended: ${text}`)));
  });
  const took = performance.now() - started;
  child.kill('SIGTERM');
  await ended;
  return `${(took / 1000).toFixed(2)} s`;
}
