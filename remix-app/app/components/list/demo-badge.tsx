import { Badge } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import classes from './list.module.css';
import { listTexts } from './texts/list';

/** Marks a row of the demo data. */
export function DemoBadge() {
  const t = useTexts(listTexts);
  return (
    <Badge size="xs" variant="light" color="gray" className={classes.demo} title={t('demoAbout')}>
      {t('demo')}
    </Badge>
  );
}
