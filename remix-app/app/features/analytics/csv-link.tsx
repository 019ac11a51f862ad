import { Anchor, VisuallyHidden } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import type { AnalyticsView } from './analytics.server';
import { analyticsTexts } from './texts/analytics';

interface Props {
  view: AnalyticsView;
  report:
    | 'sign-ins'
    | 'breakdown'
    | 'risks'
    | 'active-users'
    | 'adoption'
    | 'sign-in-times'
    | 'sign-in-steps'
    | 'sign-up-funnel'
    | 'connection-funnel';
  /** What the file has, for screen readers. */
  label: string;
}

/** Downloads the numbers of a chart or a table. */
export function CsvLink({ view: { base, of, dimension, period, signIns }, report, label }: Props) {
  const t = useTexts(analyticsTexts);
  const { from, to } = signIns;
  const query = new URLSearchParams({ report, from, to, dimension, period, ...(of && { of }) });
  return (
    <Anchor href={`${base}.csv?${query}`} size="sm" download>
      {t('csv')}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Anchor>
  );
}
