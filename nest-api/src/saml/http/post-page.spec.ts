import { LANGUAGES } from '@gatehouse/texts';
import { expect, test } from 'vitest';
import { postPage } from './post-page.js';
import { POST_PAGE_TEXTS } from './post-page-texts.js';

const STEP = {
  kind: 'post',
  to: 'https://app.test/acs?a=1&b="',
  field: 'SAMLResponse',
  xml: '<x/>',
} as const;

test.each(LANGUAGES)('the page without JavaScript explains the next step in %s', (language) => {
  const page = postPage({ ...STEP, relayState: null }, language);
  expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(page).toContain(POST_PAGE_TEXTS[language].about);
  expect(page).toContain(`>${POST_PAGE_TEXTS[language].button}</button>`);
});

test('a value from an application cannot break out of an attribute', () => {
  const page = postPage({ ...STEP, relayState: '"><script>' }, 'en');
  expect(page).toContain('action="https://app.test/acs?a=1&amp;b=&quot;"');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
});
