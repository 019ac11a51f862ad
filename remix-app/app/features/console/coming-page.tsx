import type { RouteEntry } from '~/pages';
import { Notice } from './notice';

/** A page that other pages lead to already: says what it will hold. */
export function ComingPage({ route }: { route: RouteEntry }) {
  return (
    <Notice route={route} label="What will be here">
      {route.about}
    </Notice>
  );
}
