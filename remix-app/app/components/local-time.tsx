import { useFormats } from '~/texts/texts-context';
import { useTimeZone } from './use-time-zone';

/** A moment in the reader's own zone; in UTC as long as that is not known. */
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
