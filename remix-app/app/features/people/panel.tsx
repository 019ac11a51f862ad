import type { ReactNode } from 'react';
import panel from '~/components/panel/panel.module.css';

interface Props {
  /** Unique on the page. */
  name: string;
  title: string;
  about: ReactNode;
  /** An action that is hard or impossible to undo. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** One action on a user: its effect and its button. */
export function Panel({ name, title, about, isDanger = false, children }: Props) {
  return (
    <section
      className={isDanger ? `${panel.panel} ${panel.danger}` : panel.panel}
      aria-labelledby={`panel-${name}`}
    >
      <h2 id={`panel-${name}`} className={panel.panelTitle}>
        {title}
      </h2>
      <p className={panel.panelAbout}>{about}</p>
      {children}
    </section>
  );
}
