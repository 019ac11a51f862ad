import { type Brand, BrandSchema } from '@gatehouse/contracts';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { languageOf } from './language.server';
import { seal, unseal } from './seal.server';

const COOKIE = cookieName('gatehouse_brand');
const PURPOSE = 'the organization that somebody signed in to last';
const SECONDS = 180 * 86_400;

/** Whether an organization changed its sign-in page; a name alone changes no page of a visitor. */
export function hasLook(brand: Brand | null): brand is Brand {
  if (brand === null) return false;
  const { logoUrl, color, darkColor, texts } = brand;
  return logoUrl !== null || color !== null || darkColor !== null || Object.keys(texts).length > 0;
}

/**
 * The look that this browser knows from the last sign-in in it.
 *
 * It is never looked up by a name or a slug that a visitor gives: so nobody learns who is here by trying names.
 */
export function rememberedBrand(request: Request): Brand | null {
  const sealed = readCookie(request, COOKIE);
  return BrandSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

/** `Set-Cookie` that lets the sign-in page of this browser look like the organization; null where nothing changes. */
export function rememberBrand(request: Request, whole: Brand): string | null {
  const language = languageOf(request);
  // A cookie has no room for the texts of all languages.
  const own = whole.texts[language];
  const brand = { ...whole, texts: own ? { [language]: own } : {} };
  const known = rememberedBrand(request);
  if (!hasLook(brand)) return known ? dropCookie(COOKIE) : null;
  if (JSON.stringify(known) === JSON.stringify(BrandSchema.parse(brand))) return null;
  return setCookie(COOKIE, seal(PURPOSE, brand), SECONDS);
}
