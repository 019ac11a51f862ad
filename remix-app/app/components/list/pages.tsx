import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowBarToLeft, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import classes from './list.module.css';

/** Queries of the pages around the one that is shown; null where there is none. */
export interface PageLinks {
  /** The first page, where it is further back than the previous one. */
  first: string | null;
  previous?: string | null;
  next: string | null;
}

/** The ways through a list that is read page by page. */
export function Pages({ first, previous = null, next }: PageLinks) {
  if (!first && !previous && !next) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {first && (
        <Button
          component={Link}
          to={first}
          variant="default"
          leftSection={<IconArrowBarToLeft size={16} aria-hidden="true" />}
        >
          First page
        </Button>
      )}
      {previous && (
        <Button
          component={Link}
          to={previous}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
        >
          Previous page
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          to={next}
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden="true" />}
        >
          Next page
        </Button>
      )}
    </nav>
  );
}
