import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { notifySuccess } from '~/components/notify';
import { useHydrated } from '~/components/use-hydrated';
import type { readRoot } from '~/server/root.server';
import classes from './left-notice.module.css';

/** Says what the page before left to be said: as a snackbar, and above the page where there is no script. */
export function LeftNotice() {
  const notice = useRouteLoaderData<typeof readRoot>('root')?.notice;
  const isHydrated = useHydrated();
  useEffect(() => {
    // Not before the sentence above the page is gone.
    if (notice && isHydrated) notifySuccess(notice);
  }, [notice, isHydrated]);
  if (!notice || isHydrated) return null;
  return (
    <p role="status" className={classes.notice} data-notice>
      {notice}
    </p>
  );
}
