import type { MouseEvent } from 'react';
import { useTexts } from '~/texts/texts-context';
import classes from './skip-link.module.css';
import { shellTexts } from './texts/shell';

/** First stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  const t = useTexts(shellTexts);
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is followed as a link
    <a href="#content" className={`${classes.skip} no-print`} onClick={focusContent}>
      {t('skipToContent')}
    </a>
  );
}

/**
 * Remix takes a new hash for a navigation and drops the answer to the last form, which may be recovery codes that are
 * shown once. Without script the browser follows the link.
 */
function focusContent(event: MouseEvent): void {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  content.focus();
}
