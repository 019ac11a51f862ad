import { TEXTS } from '@gatehouse/contracts';
import type { MetaFunction } from '@remix-run/node';
import { findRoute } from '~/pages';
import type { RootData } from '~/server/root.server';

/** The document's title, in the language of the page where a catalogue has it. */
export const titleFromTable: MetaFunction = ({ location, matches }) => {
  const page = findRoute(location.pathname);
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined;
  const title = page?.title === 'Home' ? page.title : (root?.title ?? page?.title);
  return [{ title: title && title !== 'Home' ? `${title} · ${TEXTS.product.name}` : TEXTS.product.name }];
};
