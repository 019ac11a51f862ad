import { Anchor } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import classes from './security.module.css';
import { STATISTIC_RANGES } from './statistic-ranges';
import { activityTexts } from './texts/activity';

/** The number of days of a chart, as links, so that the URL contains it. */
export function DateRange({ days }: { days: number }) {
  const t = useTexts(activityTexts);
  const { search } = useLocation();
  return (
    <nav className={classes.range} aria-label={t('range')}>
      {STATISTIC_RANGES.map((count) => (
        <Anchor
          key={count}
          component={Link}
          to={`?${withDays(search, count)}`}
          size="sm"
          aria-current={count === days ? 'true' : undefined}
          preventScrollReset
        >
          {t('days', { count })}
        </Anchor>
      ))}
    </nav>
  );
}

function withDays(search: string, days: number): URLSearchParams {
  const query = new URLSearchParams(search);
  query.set('days', String(days));
  return query;
}
