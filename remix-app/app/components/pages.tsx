import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowBarToLeft, IconArrowRight } from '@tabler/icons-react';
import classes from './list.module.css';

interface Props {
  /** Query of the first page, where this is another one. */
  first: string | null;
  /** Query of the page after this one. */
  next: string | null;
}

/** The ways through a list that is read page by page. */
export function Pages({ first, next }: Props) {
  if (!first && !next) return null;
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
