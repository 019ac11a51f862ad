import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { asRequest, currentRequestId } from '../common/request-id.js';
import { createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

function aLogger(level = 'info') {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: createLogger(level, sink), last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('a log line', () => {
  test('is JSON with a level, a time and a message', () => {
    const { logger, last } = aLogger();
    logger.info({ port: 8080 }, 'listening');
    expect(last()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      port: 8080,
      msg: 'listening',
    });
  });

  test('contains the reference of its request', () => {
    const { logger, last } = aLogger();
    const id = asRequest(() => {
      logger.info('inside');
      return currentRequestId();
    });
    expect(last().requestId).toBe(id);
    logger.info('outside');
    expect(last()).not.toHaveProperty('requestId');
  });

  test('below the level is not written', () => {
    const { logger, lines } = aLogger('warn');
    logger.info('quiet');
    expect(lines).toEqual([]);
  });
});

describe('a secret', () => {
  test.each([
    'password',
    'newPassword',
    'client_secret',
    'accessToken',
    'refresh_token',
    'authorization',
    'Cookie',
    'set-cookie',
    'privateKey',
    'code',
    'code_verifier',
    'SAMLResponse',
  ])('is not logged in the field %s', (name) => {
    const { logger, lines } = aLogger();
    logger.info({ deep: [{ [name]: 'hunter2' }] }, 'x');
    expect(lines.join()).not.toContain('hunter2');
  });

  test.each([
    [`ghs_${'a'.repeat(43)}`, 'aaaa'],
    ['eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJ'],
    ['v1.k1.AAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBB', 'BBBB'],
    ['postgres://owner:hunter2@db/gatehouse', 'hunter2'],
    ['smtps://me:hunter2@mail.test', 'hunter2'],
    ['https://id.test/verify?token=hunter2', 'hunter2'],
    ['https://id.test/cb#access_token=hunter2', 'hunter2'],
    ['GET /verify-email?token=hunter2', 'hunter2'],
    ['Authorization: Basic aHVudGVyMjpodW50ZXIy', 'aHVudGVy'],
    ['-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----', 'hunter2'],
  ])('is recognized by its format: %s', (text, secret) => {
    const { logger, lines } = aLogger();
    logger.error({ note: text, err: new Error(`failed with ${text}`) }, `sentence ${text}`);
    expect(lines.join()).not.toContain(secret);
  });

  test('is not logged with the statement of a database error', () => {
    const { logger, lines, last } = aLogger();
    const message = `insert into "users" ("email") values ('jo@acme.test') - duplicate key value`;
    logger.error({ err: new Error(message) }, 'failed');
    expect(lines.join()).not.toContain('jo@acme.test');
    expect(last().err.message).toBe('duplicate key value');
  });

  test('is distinguished from the code of an error', () => {
    const { logger, last } = aLogger();
    logger.error({ err: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }) }, 'failed');
    expect(last().err.errorCode).toBe('ECONNREFUSED');
  });
});

describe('Nest log calls', () => {
  test.each([
    [['started', 'App'], { msg: 'started', context: 'App' }],
    [[{ port: 1 }, 'listening', 'App'], { msg: 'listening', port: 1, context: 'App' }],
    [['broke', 'Error: x at y', 'App'], { msg: 'broke', stack: 'Error: x at y', context: 'App' }],
    [[new TypeError('no'), 'App'], { msg: 'no', err: { type: 'TypeError', message: 'no' }, context: 'App' }],
    [
      [{ err: new TypeError('no') }, 'broke', 'App'],
      { msg: 'broke', err: { message: 'no' }, context: 'App' },
    ],
  ])('keep the arguments %j', (args, expected) => {
    const { logger, last } = aLogger();
    new NestLogger(logger).error(...(args as [unknown, ...unknown[]]));
    expect(last()).toMatchObject({ level: 'error', ...expected });
  });

  test('about the start of the framework are not logged at the info level', () => {
    const { logger, lines } = aLogger();
    new NestLogger(logger).log('Mapped {/metrics, GET} route', 'RouterExplorer');
    expect(lines).toEqual([]);
  });

  test('keep the cause of an error', () => {
    const { logger, last } = aLogger();
    new NestLogger(logger).error(new Error('outer', { cause: new Error('inner') }), 'App');
    expect(last().err.cause.message).toBe('inner');
  });
});
