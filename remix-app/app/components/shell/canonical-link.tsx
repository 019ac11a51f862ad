import { useLocation } from '@remix-run/react';
import { normalizePath, ownPath } from '~/pages';

/** The canonical URL of a page with several URLs. Source: RFC 6596 §3. */
export function CanonicalLink() {
  const { pathname } = useLocation();
  const own = ownPath(pathname);
  return own === normalizePath(pathname) ? null : <link rel="canonical" href={own} />;
}
