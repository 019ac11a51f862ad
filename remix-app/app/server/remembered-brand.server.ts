import { type Brand, BrandSchema } from '@gatehouse/contracts';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';
import { languageOf } from './language.server';
import { seal, unseal } from './seal.server';

const COOKIE = cookieName('gatehouse_brand');
const PURPOSE = 'the organization that somebody signed in to last';
const SECONDS = 180 * 86_400;

/** Whether an organization customized its sign-in page. A name alone does not change the page of a visitor. */
export function hasLook(brand: Brand | null): brand is Brand {
  if (brand === null) return false;
  const { logoUrl, color, darkColor, texts } = brand;
  return logoUrl !== null || color !== null || darkColor !== null || Object.keys(texts).length > 0;
}

/**
 * The brand that this browser remembers from its last sign-in.
 *
 * It is never looked up by a name or a slug from a visitor, so organizations cannot be found by guessing names.
 */
export function rememberedBrand(request: Request): Brand | null {
  const sealed = readCookie(request, COOKIE);
  return BrandSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

/** `Set-Cookie` that applies the organization's brand to the sign-in page of this browser; null without a change. */
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
