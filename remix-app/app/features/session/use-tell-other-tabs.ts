import { useEffect } from 'react';
import { openTabs } from './tabs';

/** Somebody signs in or out here: the other tabs had better look who is signed in now. */
export function useTellOtherTabs(): void {
  useEffect(() => {
    const tabs = openTabs(() => undefined);
    tabs.tell({ kind: 'look' });
    return tabs.close;
  }, []);
}
