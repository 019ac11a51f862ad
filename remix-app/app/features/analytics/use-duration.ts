import { useTexts } from '~/texts/texts-context';
import { analyticsTexts } from './texts/analytics';

/** A duration in words, from milliseconds; null: there was none. */
export function useDuration(): (ms: number | null) => string {
  const t = useTexts(analyticsTexts);
  return (ms) => {
    if (ms === null) return '–';
    return ms < 120_000
      ? t('seconds', { count: secondsOf(ms) })
      : t('minutesLong', { count: Math.round(ms / 60_000) });
  };
}

/** With one decimal below ten seconds: the number is at most 9% off. */
export function secondsOf(ms: number | null): number {
  const seconds = (ms ?? 0) / 1_000;
  return seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds);
}
