import type { MouseEvent } from 'react';
import { useTexts } from '~/texts/texts-context';
import classes from './skip-link.module.css';
import { shellTexts } from './texts/shell';

/** The first focusable element, which skips the navigation. */
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
 * Remix treats a new hash as a navigation and drops the response to the last form, which may contain recovery codes
 * that are shown once. Without script, the browser follows the link.
 */
function focusContent(event: MouseEvent): void {
  const content = document.getElementById('content');
  if (!content) return;
  event.preventDefault();
  content.focus();
}
