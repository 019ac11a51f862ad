import { useFormats } from '~/texts/texts-context';
import { useTimeZone } from './use-time-zone';

/** A time in the reader's time zone; in UTC until that is known. */
export function LocalTime({ iso }: { iso: string }) {
  const zone = useTimeZone() ?? 'UTC';
  const text = useFormats(zone).moment(iso);
  return (
    <time dateTime={iso} title={`${iso} (UTC)`}>
      {text}
      {zone === 'UTC' && ' UTC'}
    </time>
  );
}
