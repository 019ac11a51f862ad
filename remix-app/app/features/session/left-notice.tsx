import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { notifyError, notifySuccess } from '~/components/notify';
import { useHydrated } from '~/components/use-hydrated';
import type { readRoot } from '~/server/root.server';
import classes from './left-notice.module.css';

/** Says what the page before left to be said: as a snackbar, and above the page where there is no script. */
export function LeftNotice() {
  const { notice, isNoticeRefusal = false } = useRouteLoaderData<typeof readRoot>('root') ?? {};
  const isHydrated = useHydrated();
  useEffect(() => {
    // Not before the sentence above the page is gone.
    if (notice && isHydrated) (isNoticeRefusal ? notifyError : notifySuccess)(notice);
  }, [notice, isNoticeRefusal, isHydrated]);
  if (!notice || isHydrated) return null;
  return (
    <p role="status" className={classes.notice} data-notice data-refusal={isNoticeRefusal || undefined}>
      {notice}
    </p>
  );
}
