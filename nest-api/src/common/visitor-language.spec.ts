import type { Request } from 'express';
import { expect, test } from 'vitest';
import { visitorLanguage } from './visitor-language.js';

test.each([
  [{}, 'en'],
  [{ 'accept-language': 'fr, ja;q=0.5' }, 'ja'],
  [{ 'accept-language': 'ja', cookie: 'a=b; gatehouse_account_language=de' }, 'de'],
  [{ cookie: '__Host-gatehouse_organization_language=de; __Host-gatehouse_language=ar' }, 'ar'],
  [{ cookie: 'gatehouse_language=<script>', 'accept-language': 'es-MX' }, 'es'],
])('the headers %o select the language %s', (headers, language) => {
  expect(visitorLanguage({ headers } as Request)).toBe(language);
});
