import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copy } from '~/components/notify';
import { useTexts } from '~/texts/texts-context';
import classes from './copy.module.css';
import { copyTexts } from './texts/copy';

/** Copies a text to the clipboard; without script, users can select the text. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const t = useTexts(copyTexts);
  return (
    <Button
      className={`needs-script ${classes.button}`}
      variant="default"
      size="compact-sm"
      leftSection={<IconCopy size={14} stroke={1.6} aria-hidden="true" />}
      onClick={() => copy(text, t('copied'))}
      // For pages that are not hydrated.
      data-copies={text}
      data-copied={t('copied')}
      aria-label={t('copyOf', { label: of })}
    >
      {t('copy')}
    </Button>
  );
}

interface FieldProps {
  label: string;
  value: string;
  /** One line below. */
  about?: string;
}

/** A value to copy. */
export function CopyField({ label, value, about }: FieldProps) {
  return (
    <div className={classes.field}>
      <div className={classes.label}>{label}</div>
      <div className={classes.row}>
        <code className={classes.value}>
          <bdi dir="ltr">{value}</bdi>
        </code>
        <CopyButton text={value} of={label} />
      </div>
      {about && <div className={classes.about}>{about}</div>}
    </div>
  );
}

/** Lines to copy as a whole; wide ones scroll, also by keyboard. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className={classes.block}>
      <div className={classes.corner}>
        <CopyButton text={code} of={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section tabIndex={0} aria-label={label} className={classes.scroller}>
        <pre className={classes.code}>{code}</pre>
      </section>
    </div>
  );
}
