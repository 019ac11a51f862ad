import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

interface Props {
  id: string;
  title: string;
  about: ReactNode;
  children: ReactNode;
}

/** One subject of the settings: its description at the left, its controls at the right. */
export function SettingsSection({ id, title, about, children }: Props) {
  const heading = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
