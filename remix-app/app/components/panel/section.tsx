import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface Props {
  title: ReactNode;
  /** One line below the title. */
  about?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** A part of a page with its own heading. */
export function Section({ title, about, children, id }: Props) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading} id={id}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {about && <p className={classes.about}>{about}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
