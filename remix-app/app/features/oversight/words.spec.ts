import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { limitKindsTexts } from './texts/limit-kinds';
import { securityTexts } from './texts/security';
import { kindText, reasonText } from './words';

const request = new Request('http://localhost/', { headers: { 'accept-language': 'de' } });

test('reasons and rate limits are shown in the language of the user, unknown ones by their code', () => {
  const reason = textsOf(request, securityTexts);
  expect(reasonText('wrong_factor', reason)).toBe('Falscher zweiter Faktor');
  expect(reasonText('assertion_expired', reason)).toBe('Assertion expired');
  const kind = textsOf(request, limitKindsTexts);
  expect(kindText('mail:address', kind)).toBe('E-Mails an eine Adresse');
  expect(kindText('later:kind', kind)).toBe('later:kind');
});
