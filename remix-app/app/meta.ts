import { TEXTS } from '@gatehouse/contracts';
import type { MetaFunction } from '@remix-run/node';
import { findRoute } from '~/pages';

/** The document's title from the route table. */
export const titleFromTable: MetaFunction = ({ location }) => {
  const title = findRoute(location.pathname)?.title;
  return [{ title: title && title !== 'Home' ? `${title} · ${TEXTS.product.name}` : TEXTS.product.name }];
};
