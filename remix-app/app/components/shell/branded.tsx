import type { Brand } from '@gatehouse/contracts';
import type { CSSProperties, ReactNode } from 'react';
import classes from './branded.module.css';

interface Props {
  brand: Brand | null;
  children: ReactNode;
}

/**
 * Applies an organization's color to the primary buttons inside. The API ensures that white text is readable on both
 * colors.
 */
export function Branded({ brand, children }: Props) {
  const light = brand?.color ?? null;
  const dark = brand?.darkColor ?? light;
  if (!dark) return children;
  const colors = { '--brand-light': light ?? '#1976d2', '--brand-dark': dark } as CSSProperties;
  return (
    <div className={classes.branded} style={colors}>
      {children}
    </div>
  );
}
