import { useFormats } from '~/texts/texts-context';
import { useTimeZone } from './use-time-zone';

/** In one line, where the place does not say otherwise. */
const ONE_LINE = { whiteSpace: 'var(--gh-time-wrap, nowrap)' } as Record<string, string>;

/**
 * A moment: how long ago, with the exact time on hover. Where the account has no time zone, the server gives the exact
 * time in UTC. Its words are the ones of the browser, so that nothing moves when the page is hydrated.
 */
export function When({ at }: { at: string }) {
  const formats = useFormats(useTimeZone());
  return (
    // A minute may end between the server's words and the browser's.
    <time dateTime={at} style={ONE_LINE} title={formats.exact(at)} suppressHydrationWarning>
      {formats.ago(new Date(at).getTime(), Date.now())}
    </time>
  );
}
