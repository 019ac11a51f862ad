import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { forgetDrafts, hasDrafts } from './drafts';

/** Asks for confirmation before unsaved input of any form on the page or in its dialog is lost. Requires script. */
export function AsksBeforeLeaving() {
  // The router supports one blocker, so all forms share it.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasDrafts() && here.pathname + here.search !== next.pathname + next.search,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm('Leave this page? Your changes are not saved.')) {
      forgetDrafts();
      blocker.proceed();
    } else {
      blocker.reset();
    }
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return null;
}

/** Whether a form may be submitted although another form of the page has changes, which are then lost. */
export function mayLoseOthers(): boolean {
  return window.confirm('Another form on this page has changes that are not saved. Continue without them?');
}
