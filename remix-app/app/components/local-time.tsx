import { useEffect, useState } from 'react';

const FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment in the reader's own zone once script runs; before that, and without it, in UTC. */
export function LocalTime({ iso }: { iso: string }) {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const text = new Intl.DateTimeFormat('en', { ...FORMAT, timeZone: zone }).format(new Date(iso));
  return (
    <time dateTime={iso} title={`${iso} (UTC)`}>
      {text}
      {zone === 'UTC' && ' UTC'}
    </time>
  );
}
