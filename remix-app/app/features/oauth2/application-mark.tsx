import { IconApps } from '@tabler/icons-react';
import classes from '~/components/shell/message-icon.module.css';

/** Stands for an application that has no logo here. */
export function ApplicationMark({ name }: { name: string }) {
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <span className={classes.icon} aria-hidden="true" style={{ fontSize: 24, fontWeight: 650 }}>
      {initial ?? <IconApps size={28} stroke={1.5} />}
    </span>
  );
}
