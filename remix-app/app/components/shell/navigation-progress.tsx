import { useNavigation } from '@remix-run/react';
import classes from './navigation-progress.module.css';

/** A line at the top while the next page is on its way; a quick one is there before it shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.line} role="progressbar" aria-label="Loading" />;
}
