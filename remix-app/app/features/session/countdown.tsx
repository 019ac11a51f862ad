import { useTexts } from '~/texts/texts-context';
import { sessionTexts } from './texts/session';

/** Not announced each second: the sentence around it was. */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useTexts(sessionTexts);
  return (
    <strong role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('seconds', { count: seconds })}
    </strong>
  );
}
