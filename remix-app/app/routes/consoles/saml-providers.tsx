import { redirect } from '@remix-run/node';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** SAML applications are in the list of all applications. */
export const loader = pageLoader(({ visit }) => {
  const query = new URLSearchParams(visit.url.search);
  query.set('kind', 'saml');
  throw redirect(`${visit.base('applications')}?${query}`);
});

/** Never shown: the loader always redirects. */
export default function Providers() {
  return null;
}
