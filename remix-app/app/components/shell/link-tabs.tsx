import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import classes from './link-tabs.module.css';

export interface LinkTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Tabs with their own URLs: they work without script and can be linked to. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  // On a phone, the current tab may be outside of the visible area.
  useEffect(() => {
    if (current === undefined) return;
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 40;
  }, [current]);
  return (
    <nav aria-label={label} className={classes.list} ref={list}>
      {tabs.map(({ label: name, to, isCurrent }) => (
        <Link
          key={to}
          to={to}
          className={classes.tab}
          aria-current={isCurrent ? 'page' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
