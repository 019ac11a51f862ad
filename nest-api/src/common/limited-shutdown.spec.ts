import { Module, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterEach, expect, test, vi } from 'vitest';
import { limitShutdown } from './limited-shutdown.js';

class Prompt implements OnModuleDestroy {
  hasStopped = false;

  onModuleDestroy(): void {
    this.hasStopped = true;
  }
}

class Stuck implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return new Promise(() => undefined);
  }
}

@Module({ providers: [Prompt, { provide: 'the same', useExisting: Prompt }] })
class Stops {}

@Module({ providers: [Prompt, Stuck] })
class Hangs {}

const fatal = vi.fn();
const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
const create = (module: object) => NestFactory.createApplicationContext(module, { logger: false });
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('the process exits with 1 and names a hook that never settles', async () => {
  const app = await create(Hangs);
  vi.useFakeTimers();
  const begin = limitShutdown(app, { fatal });
  begin();
  void app.close();
  await vi.advanceTimersByTimeAsync(21_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(fatal.mock.calls).toEqual([
    [
      expect.objectContaining({ waitsFor: ['Stuck.onApplicationShutdown'] }),
      'the process did not stop within 22 s and is ended',
    ],
  ]);
});

test('the process names open requests if no hook is pending', async () => {
  const app = await create(Stops);
  vi.useFakeTimers();
  limitShutdown(app, { fatal }, 10)();
  await app.close();
  expect(app.get(Prompt).hasStopped).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(fatal).toHaveBeenCalledWith(
    expect.objectContaining({ waitsFor: ['open requests'] }),
    expect.anything(),
  );
});

test('the time limit starts at the first signal', async () => {
  const begin = limitShutdown(await create(Stops), { fatal }, 10);
  vi.useFakeTimers();
  begin();
  await vi.advanceTimersByTimeAsync(9);
  begin();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledTimes(1);
});
