import { useFormats } from '~/texts/texts-context';
import { useTimeZone } from './use-time-zone';

/** On one line, unless the layout says otherwise. */
const ONE_LINE = { whiteSpace: 'var(--gh-time-wrap, nowrap)' } as Record<string, string>;

/**
 * A time as a relative text, with the exact time on hover. Without a time zone in the account, the server renders the
 * exact time in UTC. Its text has the browser's wording, so that hydration does not shift the layout.
 */
export function When({ at }: { at: string }) {
  const formats = useFormats(useTimeZone());
  return (
    // A minute may pass between the server's text and the browser's.
    <time dateTime={at} style={ONE_LINE} title={formats.exact(at)} suppressHydrationWarning>
      {formats.ago(new Date(at).getTime(), Date.now())}
    </time>
  );
}
