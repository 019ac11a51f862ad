import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconCircleX, IconSettings } from '@tabler/icons-react';
import { Blank } from '~/components/list/list';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './sign-ins.module.css';
import { signInLogTexts } from './texts/log';
import type { TimelineView } from './timeline.server';
import { methodKey, nameOf } from './words';

type Entry = TimelineView['items'][number];

/** Attempts and changes of one object on one timeline, which shows that "it broke when X changed Y". */
export function TimelinePage({ view: { items, base, labels, older } }: { view: TimelineView }) {
  const t = useTexts(signInLogTexts);
  return (
    <>
      <div className={panel.header}>
        <PageTitle>{t('timeline')}</PageTitle>
      </div>
      <p className={panel.sub}>{t('timelineAbout')}</p>
      {items.length === 0 && <Blank title={t('noEntries')}>{t('emptyAbout')}</Blank>}
      <ol className={classes.line}>
        {items.map((entry) => (
          <li key={`${entry.kind}-${entry.attempt?.id ?? entry.change?.id}`} data-tone={toneOf(entry)}>
            <EntryLine entry={entry} base={base} labels={labels} />
          </li>
        ))}
      </ol>
      {older && (
        <Anchor component={Link} to={older} size="sm">
          {t('older')}
        </Anchor>
      )}
    </>
  );
}

function toneOf({ attempt }: Entry): 'change' | 'fail' | 'pass' {
  if (!attempt) return 'change';
  return attempt.failed ? 'fail' : 'pass';
}

type LineProps = Pick<TimelineView, 'base' | 'labels'> & { entry: Entry };

function EntryLine({ entry, base, labels }: LineProps) {
  const t = useTexts(signInLogTexts);
  const { attempt, change, at } = entry;
  const Drawing = change ? IconSettings : attempt?.failed ? IconCircleX : IconCircleCheck;
  return (
    <>
      <Drawing size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.what}>
        {attempt && (
          <Anchor component={Link} to={`${base}/${attempt.id}`} size="sm">
            <bdi>{nameOf(attempt, t('unknownUser'))}</bdi> · {t(methodKey(attempt.method))} ·{' '}
            {attempt.failed ? (attempt.cause ?? <bdi>{attempt.outcome}</bdi>) : t('success')}
            {attempt.count > 1 && ` · ${t('count', { count: attempt.count })}`}
          </Anchor>
        )}
        {attempt?.cause && (
          <code dir="ltr" className={classes.quiet}>
            {attempt.outcome}
          </code>
        )}
        {change && (
          <span>
            {change.actorName
              ? t.rich('changeBy', {
                  action: labels[change.action] ?? change.action,
                  name: <bdi>{change.actorName}</bdi>,
                })
              : (labels[change.action] ?? change.action)}
          </span>
        )}
      </span>
      <When at={at} />
    </>
  );
}
