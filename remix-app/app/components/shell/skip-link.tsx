import type { MouseEvent } from 'react';
import classes from './skip-link.module.css';

/** First stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is followed as a link
    <a href="#content" className={`${classes.skip} no-print`} onClick={focusContent}>
      Skip to content
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
