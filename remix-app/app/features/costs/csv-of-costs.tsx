import { Anchor, VisuallyHidden } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import classes from './costs.module.css';
import { costsTexts } from './texts/costs';

interface Props {
  base: string;
  from: string;
  to: string;
}

/** Downloads the costs of each organization and day. */
export function CsvOfCosts({ base, from, to }: Props) {
  const t = useTexts(costsTexts);
  return (
    <p className={classes.foot}>
      <Anchor href={`${base}.csv?${new URLSearchParams({ from, to })}`} size="sm" download>
        {t('csv')}
        <VisuallyHidden>: {t('csvAbout')}</VisuallyHidden>
      </Anchor>
    </p>
  );
}
