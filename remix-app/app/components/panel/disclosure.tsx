import { IconChevronRight } from '@tabler/icons-react';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import classes from './disclosure.module.css';

interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  isDangerous?: boolean;
}

/** Collapsed content. It works without script. */
export function Disclosure({ summary, isDangerous = false, className, children, ...details }: Props) {
  return (
    <details {...details} className={className}>
      <summary className={classes.summary} data-dangerous={isDangerous || undefined}>
        <IconChevronRight size={16} stroke={2} aria-hidden="true" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
