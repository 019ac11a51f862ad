import { useBlocker } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { CONNECTION_LOST } from './watch-connection';

/**
 * Asks before what was typed is lost, where there is script.
 *
 * @returns what the form gets: it notices changes, and that they are being sent
 */
export function useUnsavedWarning() {
  const isChanged = useRef(false);
  const isSent = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm('Leave this page? What you changed is not saved.')) {
      isChanged.current = false;
      blocker.proceed();
    } else {
      blocker.reset();
    }
  }, [blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault();
    };
    const again = () => {
      isChanged.current ||= isSent.current;
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener(CONNECTION_LOST, again);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener(CONNECTION_LOST, again);
    };
  }, []);

  const onChange = useCallback((_event: FormEvent) => {
    isChanged.current = true;
  }, []);
  const onSubmit = useCallback(() => {
    isSent.current = isChanged.current;
    isChanged.current = false;
  }, []);
  return { onChange, onSubmit };
}
