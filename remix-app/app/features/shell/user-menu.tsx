import { isLowerRole, ROLES, roleLabel, TEXTS } from '@gatehouse/contracts';
import { Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import {
  IconBuilding,
  IconChevronDown,
  IconEyeUp,
  IconLayoutDashboard,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { useUser } from '~/components/auth-context';
import { Form } from '~/components/forms/form';
import { Disclosure } from '~/components/panel/disclosure';
import type { readRoot } from '~/server/root.server';
import classes from './user-menu.module.css';

/** Who is signed in, and what they do with that: their dashboard, another view, leaving. */
export function UserMenu() {
  const user = useUser();
  return (
    <Disclosure className={classes.menu}>
      <summary className={classes.summary} aria-label={`Account menu of ${user.name}`}>
        <span className={classes.avatar} aria-hidden="true">
          {initialsOf(user.name || user.email)}
        </span>
        <IconChevronDown size={14} aria-hidden="true" />
      </summary>
      <div className={classes.panel}>
        <div className={classes.person}>
          <bdi className={classes.name}>{user.name}</bdi>
          <bdi className={classes.detail}>{user.email}</bdi>
          {user.tenantName && <bdi className={classes.detail}>{user.tenantName}</bdi>}
        </div>
        <Link to="/dashboard" className={classes.item}>
          <IconLayoutDashboard size={18} stroke={1.6} aria-hidden="true" />
          Dashboard
        </Link>
        <Link to="/user/settings" className={classes.item}>
          <IconSettings size={18} stroke={1.6} aria-hidden="true" />
          {TEXTS.dashboard.personalSettings}
        </Link>
        <OtherTenants />
        <RoleViews />
        <Form method="post" action="/logout">
          <button type="submit" className={classes.item}>
            <IconLogout size={18} stroke={1.6} aria-hidden="true" />
            {TEXTS.dashboard.logout}
          </button>
        </Form>
      </div>
    </Disclosure>
  );
}

/** Somebody who belongs to several organizations goes from one to another. */
function OtherTenants() {
  const others = useRouteLoaderData<typeof readRoot>('root')?.otherTenants ?? [];
  return others.map(({ id, name }) => (
    <Form key={id} method="post" action="/switch-tenant">
      <button type="submit" name="tenantId" value={id} className={classes.item}>
        <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.ellipsis}>
          Go to <bdi>{name}</bdi>
        </span>
      </button>
    </Form>
  ));
}

/** A superadmin may look at the product as a lower role does. */
function RoleViews() {
  const user = useUser();
  const { pathname } = useLocation();
  if (user.accountRole !== 'superadmin' || user.role !== 'superadmin') return null;
  return ROLES.filter((role) => isLowerRole(role, user.role)).map((role) => (
    <Form key={role} method="post" action="/switch-role">
      <input type="hidden" name="returnTo" value={pathname} />
      <button type="submit" name="role" value={role} className={classes.item}>
        <IconEyeUp size={18} stroke={1.6} aria-hidden="true" />
        View as {roleLabel(role)}
      </button>
    </Form>
  ));
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/u).filter(Boolean);
  return [words[0], words[1]]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
