import { chooseLanguage, type Language } from '@gatehouse/texts';
import type { Request } from 'express';

/** Cookies of the web app: the languages chosen in this browser, in the account and by the organization. */
const CHOSEN = ['gatehouse_language', 'gatehouse_account_language', 'gatehouse_organization_language'];

/** The language of the pages that the API renders itself, from the cookies of the web app and from the browser. */
export function visitorLanguage(request: Request): Language {
  const cookies = new Map(
    (request.headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim().replace('__Host-', ''), value.trim()];
    }),
  );
  const chosen = CHOSEN.map((name) => cookies.get(name)).find(Boolean);
  return chooseLanguage({ chosen, acceptLanguage: request.headers['accept-language'] });
}
