import type { ReactNode } from 'react';
import { Section } from '~/components/panel/section';
import classes from './tenant-page.module.css';

/** A card with labeled values. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={classes.card}>
        <dl className={classes.facts}>{children}</dl>
      </div>
    </Section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
