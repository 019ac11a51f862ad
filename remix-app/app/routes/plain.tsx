import { Outlet } from '@remix-run/react';
import type { PageHandle } from '~/page-handle';
import { openLoader } from '~/server/page.server';
import { openDocument } from '~/unhydrated/open-document';

export const handle: PageHandle = { isUnhydrated: true };

/** Without a loader of the server, Remix takes the other one for what the page waits for, and renders nothing. */
export const loader = openLoader(() => null);
export const clientLoader = openDocument;

/** Sign-in and what belongs to it: forms that need no React in the browser. */
export default function PlainLayout() {
  return <Outlet />;
}
