import { homeOf } from '@gatehouse/contracts';
import { Link, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useUser } from '~/components/auth-context';
import { Icon } from '~/components/icon';
import { navigationOf, ownPath } from '~/pages';
import { usePageNames } from '../console/page-names';
import { pendingReason } from '../console/pending-reason';
import { useReason } from '../console/use-reason';
import classes from './side-navigation.module.css';

/** The pages of the user's role, grouped by what people do; disabled while the organization waits for its activation. */
export function SideNavigation({ label }: { label: string }) {
  const textOf = useReason();
  const names = usePageNames();
  const user = useUser();
  const { role, permissions } = user;
  const reason = textOf(pendingReason(user));
  // The one way back from a page that was opened by its address.
  const home = homeOf(role);
  const here = ownPath(useLocation().pathname);
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
          <h2 className={classes.group}>{names.group(group)}</h2>
          <ul className={classes.list}>
            {routes.map((route) => (
              <li key={route.path}>
                {reason && route.path !== home ? (
                  // A link without an address is the accessible form of a disabled one.
                  // biome-ignore lint/a11y/useValidAnchor: it leads nowhere on purpose
                  <a role="link" aria-disabled="true" className={classes.link} data-disabled title={reason}>
                    <Icon name={route.icon} size={18} />
                    {names.title(route.path)}
                  </a>
                ) : (
                  <Link
                    to={route.path}
                    className={classes.link}
                    prefetch="intent"
                    aria-current={route.path === here ? 'page' : undefined}
                  >
                    <Icon name={route.icon} size={18} />
                    {names.title(route.path)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
