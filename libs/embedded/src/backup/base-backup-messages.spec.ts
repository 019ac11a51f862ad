import { expect, test } from 'vitest';
import { parseBaseBackupMessage } from './base-backup-messages.ts';

test.each([
  ['nbase.tar\0\0', { kind: 'archive', name: 'base.tar', location: '' }],
  ['n16390.tar\0/srv/fast\0', { kind: 'archive', name: '16390.tar', location: '/srv/fast' }],
  ['m', { kind: 'manifest' }],
  ['dPGDMP', { kind: 'data', content: Buffer.from('PGDMP') }],
  ['d', { kind: 'data', content: Buffer.alloc(0) }],
  ['p12345678', { kind: 'progress' }],
])('%j is parsed', (text, message) => {
  expect(parseBaseBackupMessage(Buffer.from(text))).toEqual(message);
});

test.each(['', 'x'])('%j is rejected', (text) => {
  expect(() => parseBaseBackupMessage(Buffer.from(text))).toThrow('unknown message');
});

test('data is a copy of the buffer that the driver reuses', () => {
  const buffer = Buffer.from('dabc');
  const message = parseBaseBackupMessage(buffer);
  buffer.fill(0);
  expect(message).toEqual({ kind: 'data', content: Buffer.from('abc') });
});
