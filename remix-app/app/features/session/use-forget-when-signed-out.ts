import { useEffect } from 'react';
import { forgetPages } from '~/features/search/forget-pages';

/** Takes what this browser keeps of a person away as soon as nobody is signed in, however the session ended. */
export function useForgetWhenSignedOut(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) forgetPages();
  }, [isSignedIn]);
}
