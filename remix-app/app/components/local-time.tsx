import { useEffect, useState } from 'react';
import { useFormats } from '~/texts/texts-context';

/** A moment in the reader's own zone once script runs; before that, and without it, in UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const text = useFormats(zone).moment(iso);
  return (
    <time dateTime={iso} title={`${iso} (UTC)`}>
      {text}
      {zone === 'UTC' && ' UTC'}
    </time>
  );
}
