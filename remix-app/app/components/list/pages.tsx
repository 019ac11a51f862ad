import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowBarToLeft, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { PageLinks } from '~/page-links';
import { useTexts } from '~/texts/texts-context';
import classes from './list.module.css';
import { listTexts } from './texts/list';

/** The paging links of a list. */
export function Pages({ first, previous = null, next }: PageLinks) {
  const t = useTexts(listTexts);
  if (!first && !previous && !next) return null;
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {first && (
        <Button
          component={Link}
          to={first}
          variant="default"
          leftSection={<IconArrowBarToLeft size={16} aria-hidden="true" className="mirrored" />}
        >
          {t('firstPage')}
        </Button>
      )}
      {previous && (
        <Button
          component={Link}
          to={previous}
          variant="default"
          leftSection={<IconArrowLeft size={16} aria-hidden="true" className="mirrored" />}
        >
          {t('previousPage')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          to={next}
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden="true" className="mirrored" />}
        >
          {t('nextPage')}
        </Button>
      )}
    </nav>
  );
}
