import classes from './skip-link.module.css';

/** First stop of the keyboard: past the navigation, into the page. */
export function SkipLink() {
  return (
    <a href="#content" className={`${classes.skip} no-print`}>
      Skip to content
    </a>
  );
}
