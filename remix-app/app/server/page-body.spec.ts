import { once } from 'node:events';
import { createElement, lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageBody } from './page-body.server.ts';

const LONG = 'x'.repeat(20_000);
const Long = () =>
  createElement('main', null, ...Array.from({ length: 10 }, (_, key) => createElement('p', { key }, LONG)));

async function piecesOf(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece).toString());
  return pieces;
}

test('a page that is ready is sent in one piece', async () => {
  const { body, target } = pageBody();
  const { pipe } = renderToPipeableStream(createElement(Long), { onShellReady: () => pipe(target) });
  const pieces = await piecesOf(body);
  expect(pieces.length).toBe(1);
  expect(pieces[0]?.length).toBeGreaterThan(200_000);
});

test('a late part is sent later, and the rest does not wait for it', async () => {
  const { body, target } = pageBody();
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Late = lazy(() => promise);
  const page = createElement(Suspense, { fallback: 'waiting' }, createElement(Late));
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(target) });
  const reader = body.getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('waiting');
  resolve({ default: () => 'the late part' });
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('the late part');
  expect((await reader.read()).done).toBe(true);
});

test('a browser that disconnects ends the rendering', async () => {
  const { body, target } = pageBody();
  const closed = once(target, 'close');
  await body.cancel();
  await closed;
  expect(target.destroyed).toBe(true);
});

test('an error of the renderer fails the response', async () => {
  const { body, target } = pageBody();
  target.on('error', () => undefined);
  target.destroy(new Error('broken'));
  await expect(piecesOf(body)).rejects.toThrow('broken');
});
