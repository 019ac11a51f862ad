import { CopyButton } from '~/components/panel/copy';
import copy from '~/components/panel/copy.module.css';
import classes from './code.module.css';
import type { Token } from './highlight.server';

interface Props {
  /** Names the code to those who do not see it. */
  label: string;
  path: string | null;
  code: string;
  tokens: readonly Token[];
}

/** A file or a command, colored by the server. */
export function Code({ label, path, code, tokens }: Props) {
  return (
    <div className={classes.file}>
      {path && (
        <div className={classes.path}>
          <bdi>{path}</bdi>
        </div>
      )}
      <div className={copy.block}>
        <div className={copy.corner}>
          <CopyButton text={code} of={label} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
        <section tabIndex={0} aria-label={label} className={copy.scroller}>
          <pre className={classes.code} translate="no">
            {tokens.map(([text, kind], place) =>
              kind ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move
                <span key={place} className={classes[kind]}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </pre>
        </section>
      </div>
    </div>
  );
}
