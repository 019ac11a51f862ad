import { navigationOf } from '@gatehouse/contracts';
import { NavLink } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Icon } from '~/components/icon';
import { useUser } from '../auth/auth-context';
import classes from './side-navigation.module.css';

/** The pages of the user's role, grouped by what people do. */
export function SideNavigation({ label }: { label: string }) {
  const { role, permissions } = useUser();
  const nav = useRef<HTMLElement>(null);
  // The list of a superadmin is longer than a screen.
  useEffect(
    () => nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' }),
    [],
  );
  return (
    <nav aria-label={label} className={classes.nav} ref={nav}>
      {navigationOf(role, permissions).map(({ group, routes }) => (
        <section key={group} className={classes.section}>
          <h2 className={classes.group}>{group}</h2>
          <ul className={classes.list}>
            {routes.map(({ path, title, navLabel, icon }) => (
              <li key={path}>
                <NavLink to={path} end className={classes.link} prefetch="intent">
                  <Icon name={icon} size={18} />
                  {navLabel ?? title}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
