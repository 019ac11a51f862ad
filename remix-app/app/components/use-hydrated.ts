import { useEffect, useState } from 'react';

/** False on the server and in the first render of the browser, which must be equal; then true. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
