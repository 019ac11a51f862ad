import { Link, useLocation } from '@remix-run/react';
import { IconChevronRight } from '@tabler/icons-react';
import { breadcrumbsOf } from '~/pages';
import classes from './breadcrumbs.module.css';

/** The way from Dashboard to this page. */
export function Breadcrumbs() {
  const crumbs = breadcrumbsOf(useLocation().pathname);
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={classes.list}>
        {crumbs.map(({ path, title }, index) => (
          <li key={path} className={classes.crumb}>
            {index === last ? (
              <span aria-current="page" className={classes.current}>
                {title}
              </span>
            ) : (
              <Link to={path} className={classes.link}>
                {title}
              </Link>
            )}
            {index < last && <IconChevronRight size={14} aria-hidden="true" className={classes.separator} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
