import { useNavigation } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './navigation-progress.module.css';
import { shellTexts } from './texts/shell';

/** A line at the top while the next page loads. Fast pages arrive before it appears. */
export function NavigationProgress() {
  const t = useTexts(shellTexts);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.line} role="progressbar" aria-label={t('loading')} />;
}
