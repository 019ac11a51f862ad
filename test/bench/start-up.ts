import { figure, freshPlace } from './product.ts';
import { start } from './started.ts';

const LATER_STARTS = 5;

/** Measures `npm start` until its ready line, installed and built: with an empty data directory, and again. */
export async function startUp(): Promise<void> {
  const { env, remove } = await freshPlace();
  try {
    figure('first start, empty data directory', inSeconds(await seconds(env)));
    const later: number[] = [];
    for (let i = 0; i < LATER_STARTS; i++) later.push(await seconds(env));
    for (const each of later) figure('later start', inSeconds(each));
    figure('later start, median', inSeconds(later.toSorted((a, b) => a - b)[LATER_STARTS >> 1] ?? 0));
  } finally {
    remove();
  }
}

async function seconds(env: Record<string, string>): Promise<number> {
  const started = await start('npm', ['start', '--silent'], env);
  await started.stop();
  return started.took;
}

const inSeconds = (value: number): string => `${value.toFixed(2)} s`;
