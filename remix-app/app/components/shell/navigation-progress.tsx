import { useNavigation } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './navigation-progress.module.css';
import { shellTexts } from './texts/shell';

/** A line at the top while the next page is on its way; a quick one is there before it shows. */
export function NavigationProgress() {
  const t = useTexts(shellTexts);
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.line} role="progressbar" aria-label={t('loading')} />;
}
