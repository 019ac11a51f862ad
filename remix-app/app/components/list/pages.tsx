import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowBarToLeft, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { PageLinks } from '~/page-links';
import classes from './list.module.css';

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
