import { expect, test } from 'vitest';
import { linksOf } from './mail.server';

test('a message has only the links to this origin, each once', () => {
  const text = `Confirm:
https://id.example/verify-email?token=a.b.c

https://id.example/verify-email?token=a.b.c
https://evil.example/verify-email
https://id.example.evil.example/x
--
https://id.example`;
  expect(linksOf(text, 'https://id.example')).toEqual(['https://id.example/verify-email?token=a.b.c']);
});
