import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { Soon } from '~/soon';

interface Props<T> {
  of: Soon<T>;
  /** In its place until it is there; as tall as what comes, so that nothing jumps. */
  meanwhile: ReactNode;
  children: (value: T) => ReactNode;
}

/** What may come after the page: shown at once where it is there already. */
export function Later<T>({ of, meanwhile, children }: Props<T>) {
  if (!(of instanceof Promise)) return children(of);
  return (
    <Suspense fallback={meanwhile}>
      <Await resolve={of}>{(value) => children(value as T)}</Await>
    </Suspense>
  );
}
