import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { measured, seal, unseal } from './sealing.ts';

async function all(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* stored(content: Buffer) {
  yield content.subarray(0, 100);
  yield content.subarray(100);
}

const identity = await generateX25519Identity();
const plain = Buffer.alloc(300_000, 'the same words again ');
const sealed = await all(
  await seal([plain.subarray(0, 7), plain.subarray(7)], await identityToRecipient(identity)),
);

test('sealed content is compressed and unreadable, and only its identity opens it', async () => {
  expect(sealed.length).toBeLessThan(plain.length / 10);
  expect(sealed.includes('the same words')).toBe(false);
  expect(await all(await unseal(stored(sealed), identity))).toEqual(plain);
  await expect(unseal(stored(sealed), await generateX25519Identity())).rejects.toThrow(
    'does not decrypt this backup',
  );
});

test.each([sealed.length - 1, sealed.length - 200])('a change of byte %i is detected', async (position) => {
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
  await expect(unseal(stored(changed), identity).then(all)).rejects.toThrow();
});

test('truncated content is detected', async () => {
  await expect(unseal(stored(sealed.subarray(0, -1)), identity).then(all)).rejects.toThrow();
});

test('size and hash are available at the end of the content', async () => {
  const { content, measure } = measured(stored(Buffer.from('abc')));
  await all(content);
  expect(measure()).toEqual({
    bytes: 3,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  });
});
