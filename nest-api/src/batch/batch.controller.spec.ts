import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import { afterEach, expect, test } from 'vitest';
import { BatchController } from './batch.controller.js';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The pieces of the response, as they come over a real connection. */
async function piecesOf(
  paths: string[],
  app: (read: IncomingMessage, answer: ServerResponse) => void,
): Promise<AsyncIterable<string>> {
  const controller = new BatchController({ httpAdapter: { getInstance: () => app } } as HttpAdapterHost);
  const server = createServer((request, plain) => {
    const response = Object.assign(plain, { type: () => plain }) as unknown as Response;
    void controller.readBatch({ paths }, request as Request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { body } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return body?.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>;
}

test('responses that are ready immediately are sent in one piece', async () => {
  const pieces = await piecesOf(['/api/v1/one', '/api/v1/two'], ({ url }, answer) => answer.end(`"${url}"`));
  const sent: string[] = [];
  for await (const piece of pieces) sent.push(piece);
  expect(sent).toEqual([
    '{"responses":[\n' +
      '{"index":0,"status":200,"body":"/api/v1/one"}\n' +
      ',{"index":1,"status":200,"body":"/api/v1/two"}\n' +
      ']}',
  ]);
});

test('a fast response does not wait for a slow read', async () => {
  let slow: ServerResponse | undefined;
  const pieces = await piecesOf(['/slow', '/fast'], ({ url }, answer) => {
    if (url === '/slow') slow = answer;
    else answer.end('"fast"');
  });
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.includes('"fast"')) slow?.end('"slow"');
  }
  expect(JSON.parse(text).responses.map(({ body }: { body: string }) => body)).toEqual(['fast', 'slow']);
});
