import { hasRole, TEXTS } from '@gatehouse/contracts';
import { Button, Group } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useUser } from '~/components/auth-context';
import { Icon } from '~/components/icon';
import type { RouteEntry } from '~/pages';
import classes from './notice.module.css';

/** A page with one thing to say, and the ways back. */
export function Notice({
  route,
  label,
  children,
}: {
  route: RouteEntry;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className={classes.notice}>
      <span className={classes.icon}>
        <Icon name={route.icon} size={28} />
      </span>
      <p className={classes.label}>{label}</p>
      <h1 className={classes.title}>{route.title}</h1>
      <div className={classes.text}>{children}</div>
      <WaysBack />
    </div>
  );
}

function WaysBack() {
  const isSuperAdmin = hasRole(useUser(), 'superadmin');
  return (
    <Group gap="sm" mt={28}>
      {isSuperAdmin && (
        <Button component={Link} to="/superadmin/dashboard">
          {TEXTS.comingPage.backToSuperAdminDashboard}
        </Button>
      )}
      <Button component={Link} to="/dashboard" variant={isSuperAdmin ? 'default' : 'filled'}>
        {TEXTS.comingPage.backToDashboard}
      </Button>
    </Group>
  );
}
