import { Link, useLocation } from '@remix-run/react';
import { IconChevronRight } from '@tabler/icons-react';
import { breadcrumbsOf } from '~/pages';
import { useTexts } from '~/texts/texts-context';
import { usePageNames } from '../console/page-names';
import classes from './breadcrumbs.module.css';
import { consoleTexts } from './texts/console';

/** The way from Dashboard to this page. */
export function Breadcrumbs() {
  const t = useTexts(consoleTexts);
  const names = usePageNames();
  const crumbs = breadcrumbsOf(useLocation().pathname);
  const last = crumbs.length - 1;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.list}>
        {crumbs.map(({ path, page }, index) => (
          <li key={path} className={classes.crumb}>
            {index === last ? (
              <span aria-current="page" className={classes.current}>
                {names.title(page)}
              </span>
            ) : (
              <Link to={path} className={classes.link}>
                {names.title(page)}
              </Link>
            )}
            {index < last && (
              <IconChevronRight size={14} aria-hidden="true" className={`mirrored ${classes.separator}`} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
