import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { Soon } from '~/soon';

interface Props<T> {
  of: Soon<T>;
  /** A placeholder of the same height, so that the layout does not shift. */
  meanwhile: ReactNode;
  children: (value: T) => ReactNode;
}

/** Content that may arrive after the page. Shown immediately if it is already there. */
export function Later<T>({ of, meanwhile, children }: Props<T>) {
  if (!(of instanceof Promise)) return children(of);
  return (
    <Suspense fallback={meanwhile}>
      <Await resolve={of}>{(value) => children(value as T)}</Await>
    </Suspense>
  );
}
