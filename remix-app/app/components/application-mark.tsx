import { IconApps } from '@tabler/icons-react';
import classes from './application-mark.module.css';
import icon from './shell/message-icon.module.css';

interface Props {
  name: string;
  /** Path on this origin; null without a logo. */
  logoUrl: string | null;
}

/**
 * The logo of an application, or the first letter of its name. Hidden from screen readers, because the name is beside
 * it.
 */
export function ApplicationMark({ name, logoUrl }: Props) {
  if (logoUrl) {
    return (
      <span className={classes.logo} aria-hidden="true">
        <img src={logoUrl} alt="" width={40} height={40} />
      </span>
    );
  }
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <span className={icon.icon} aria-hidden="true" style={{ fontSize: 24, fontWeight: 650 }}>
      {initial ?? <IconApps size={28} stroke={1.5} />}
    </span>
  );
}
