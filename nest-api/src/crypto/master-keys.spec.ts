import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EnvelopeUnreadable } from './envelope.js';
import { type MasterKey, MasterKeyMalformed, parseMasterKey } from './master-key.js';
import { MasterKeys } from './master-keys.js';

const aKey = (id: string): MasterKey => ({ id, bytes: randomBytes(32) });
const ROW = 'signing_keys:0192';

describe('a sealed value', () => {
  test('opens to the original text from an opaque envelope', () => {
    const keys = new MasterKeys(aKey('k1'));
    const envelope = keys.seal('hunter2 ä', ROW);

    expect(envelope).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+$/);
    expect(keys.open(envelope, ROW)).toBe('hunter2 ä');
    expect(keys.open(keys.seal('', ROW), ROW)).toBe('');
  });

  test('has a different envelope each time', () => {
    const keys = new MasterKeys(aKey('k1'));
    expect(keys.seal('x', ROW)).not.toBe(keys.seal('x', ROW));
  });

  test('does not open in another row', () => {
    const keys = new MasterKeys(aKey('k1'));
    expect(() => keys.open(keys.seal('x', ROW), 'signing_keys:0193')).toThrow(EnvelopeUnreadable);
  });

  test('does not open if any part was altered', () => {
    const keys = new MasterKeys(aKey('k1'), [aKey('k2')]);
    const [version, id, nonce, body] = keys.seal('secret', ROW).split('.') as [
      string,
      string,
      string,
      string,
    ];
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

    for (const forged of [
      [version, id, flip(nonce), body],
      [version, id, nonce, flip(body)],
      [version, 'k2', nonce, body],
      ['v2', id, nonce, body],
      [version, id, nonce, body.slice(0, 22)],
      [version, id, nonce],
    ]) {
      expect(() => keys.open(forged.join('.'), ROW)).toThrow(EnvelopeUnreadable);
    }
  });

  test('causes an error that reveals neither the value nor the key', () => {
    const keys = new MasterKeys(aKey('k1'));
    const envelope = keys.seal('hunter2', ROW);
    expect(() => keys.open(envelope, 'other:1')).toThrow(
      'The sealed value of other:1 was altered or belongs elsewhere',
    );
  });
});

describe('a new master key', () => {
  test('reads values of old keys, and resealing makes the old keys unnecessary', () => {
    const old = aKey('k1');
    const fresh = aKey('k2');
    const envelope = new MasterKeys(old).seal('value', ROW);
    const both = new MasterKeys(fresh, [old]);

    expect(both.open(envelope, ROW)).toBe('value');
    expect(both.isCurrent(envelope)).toBe(false);
    expect(new MasterKeys(fresh).open(both.reseal(envelope, ROW), ROW)).toBe('value');
  });

  test('does not reseal a value that is already current', () => {
    const keys = new MasterKeys(aKey('k1'));
    const envelope = keys.seal('value', ROW);
    expect(keys.reseal(envelope, ROW)).toBe(envelope);
  });

  test('reports a missing old key and the setting by name', () => {
    const envelope = new MasterKeys(aKey('k1')).seal('value', ROW);
    expect(() => new MasterKeys(aKey('k2')).open(envelope, ROW)).toThrow(/"k1".*MASTER_KEYS_OLD/);
  });

  test('can have an ID that contains dots', () => {
    const keys = new MasterKeys(aKey('2026.11'));
    expect(keys.open(keys.seal('value', ROW), ROW)).toBe('value');
  });

  test('cannot read values of another key with the same ID', () => {
    const envelope = new MasterKeys(aKey('k1')).seal('value', ROW);
    expect(() => new MasterKeys(aKey('k1')).open(envelope, ROW)).toThrow(EnvelopeUnreadable);
  });
});

describe('a hashed secret', () => {
  test('matches only the original secret', () => {
    const keys = new MasterKeys(aKey('k1'));
    const stored = keys.hashSecret('s3cret-of-the-client', 'oauth_clients:1');

    expect(keys.matchesSecret(stored, 's3cret-of-the-client', 'oauth_clients:1')).toBe(true);
    expect(keys.matchesSecret(stored, 's3cret-of-the-clienT', 'oauth_clients:1')).toBe(false);
    expect(keys.matchesSecret(stored, '', 'oauth_clients:1')).toBe(false);
  });

  test('cannot be read back, not even with the master key', () => {
    const keys = new MasterKeys(aKey('k1'));
    expect(keys.open(keys.hashSecret('s3cret', ROW), ROW)).not.toContain('s3cret');
  });

  test('has its own random key of 32 bytes', () => {
    const keys = new MasterKeys(aKey('k1'));
    const kept = () => keys.open(keys.hashSecret('s3cret', ROW), ROW).split('.');
    const [[one, hash], [other]] = [kept(), kept()];
    expect([one, hash].map((part) => Buffer.from(part ?? '', 'base64url').length)).toEqual([32, 32]);
    expect(one).not.toBe(other);
  });

  test('stays valid after the master key changes', () => {
    const old = aKey('k1');
    const fresh = aKey('k2');
    const moved = new MasterKeys(fresh, [old]).reseal(new MasterKeys(old).hashSecret('s3cret', ROW), ROW);
    expect(new MasterKeys(fresh).matchesSecret(moved, 's3cret', ROW)).toBe(true);
  });
});

describe('subkeys', () => {
  test('are stable, 32 bytes long, and differ by purpose and by key', () => {
    const old = aKey('k1');
    const keys = new MasterKeys(aKey('k2'), [old]);

    expect(keys.subkey('mail-link')).toHaveLength(32);
    expect(keys.subkey('mail-link')).toEqual(keys.subkey('mail-link'));
    expect(keys.subkey('mail-link')).not.toEqual(keys.subkey('envelope'));
    expect(keys.subkey('mail-link', 'k1')).toEqual(new MasterKeys(old).subkey('mail-link'));
    expect(keys.keyIds).toEqual(['k2', 'k1']);
  });

  test('are derived once each', () => {
    const keys = new MasterKeys(aKey('k1'));
    expect(keys.subkey('mail-link')).toBe(keys.subkey('mail-link'));
  });

  test('never equal the master key', () => {
    const key = aKey('k1');
    expect(new MasterKeys(key).subkey('envelope')).not.toEqual(key.bytes);
  });
});

describe('the MASTER_KEY setting', () => {
  const encoded = Buffer.alloc(32, 7).toString('base64');

  test('consists of an ID and 32 bytes', () => {
    expect(parseMasterKey(`k1:${encoded}\n`)).toEqual({ id: 'k1', bytes: Buffer.alloc(32, 7) });
    expect(parseMasterKey(`2026.11:${encoded}`).id).toBe('2026.11');
  });

  test.each(['', encoded, `k1:${encoded}:x`, 'k1:short', `k 1:${encoded}`, `:${encoded}`])(
    'cannot be %s',
    (text) => {
      expect(() => parseMasterKey(text)).toThrow(MasterKeyMalformed);
    },
  );

  test('does not appear in the error if it is malformed', () => {
    expect(() => parseMasterKey('k1:c2VjcmV0')).toThrow(/^(?!.*c2VjcmV0)/);
  });
});
