import { useTexts } from '~/texts/texts-context';
import classes from './honeypot.module.css';
import { workTexts } from './texts/work';

/** A field that neither people nor screen readers nor password managers fill in. The API drops a form with a value. */
export function Honeypot() {
  const t = useTexts(workTexts);
  return (
    <div className={classes.hidden} aria-hidden="true">
      <label>
        {t('website')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
