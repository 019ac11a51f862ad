import { expect, test } from 'vitest';
import {
  languageOf,
  rememberAccountLanguage,
  rememberLanguage,
  rememberOrganizationLanguage,
  withCookie,
} from './language.server';
import { rememberBrand, rememberedBrand } from './remembered-brand.server';

const request = new Request('https://gatehouse.test/login', { headers: { 'accept-language': 'es' } });

function afterSignInTo(language: 'de' | null): Request {
  const cookie = rememberOrganizationLanguage(request, language);
  return cookie ? withCookie(request, cookie) : request;
}

test('the language of the organization takes precedence over the browser', () => {
  expect(languageOf(request)).toBe('es');
  expect(languageOf(afterSignInTo('de'))).toBe('de');
  expect(languageOf(afterSignInTo(null))).toBe('es');
});

test('the choice of the user and the application take precedence over the organization', () => {
  const german = afterSignInTo('de');
  expect(languageOf(withCookie(german, rememberLanguage('ja')))).toBe('ja');
  const asked = new Request(`${german.url}?ui_locales=ar`, { headers: german.headers });
  expect(languageOf(asked)).toBe('ar');
});

test('the language of the account takes precedence over the application and the organization', () => {
  const german = afterSignInTo('de');
  const mine = withCookie(german, rememberAccountLanguage(german, 'ja-JP') ?? '');
  expect(languageOf(mine)).toBe('ja');
  expect(languageOf(new Request(`${german.url}?ui_locales=ar`, { headers: mine.headers }))).toBe('ja');
  expect(languageOf(withCookie(mine, rememberLanguage('es')))).toBe('es');
});

test('an account without a supported language clears the remembered language', () => {
  const mine = withCookie(request, rememberAccountLanguage(request, 'de') ?? '');
  expect(rememberAccountLanguage(mine, 'de-CH')).toBeNull();
  for (const locale of [null, 'fr']) {
    expect(languageOf(withCookie(mine, rememberAccountLanguage(mine, locale) ?? ''))).toBe('es');
  }
});

test('an unchanged language sets no cookie, and a removed default is forgotten', () => {
  const german = afterSignInTo('de');
  expect(rememberOrganizationLanguage(german, 'de')).toBeNull();
  const forgotten = rememberOrganizationLanguage(german, null) ?? '';
  expect(languageOf(withCookie(german, forgotten))).toBe('es');
});

test('the remembered brand keeps only the texts of the current language', () => {
  const texts = { es: { signInTitle: 'Bienvenido' }, de: { signInTitle: 'Willkommen' } };
  const brand = { name: 'Acme', logoUrl: null, color: null, darkColor: null, language: null, texts };
  const cookie = rememberBrand(request, brand) ?? '';
  expect(rememberedBrand(withCookie(request, cookie))?.texts).toEqual({ es: texts.es });
});
