import type { DeadLetter } from '@gatehouse/contracts';
import { VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { When } from '~/components/when';
import { wholeRange } from '~/page-links';
import { type Translation, useTexts } from '~/texts/texts-context';
import { StandingBadge } from '../standing';
import { jobsTexts } from '../texts/jobs';

/** Runs that failed each time they were tried, until somebody has them tried again. */
export function FailuresTab({ letters }: { letters: readonly DeadLetter[] }) {
  const t = useTexts(jobsTexts);
  return (
    <>
      <ListBar range={wholeRange(letters)} />
      <div className={list.frame}>
        {letters.length === 0 ? (
          <Blank title={t('noDeadLetters')}>{t('noDeadLettersAbout')}</Blank>
        ) : (
          <ItemTable items={letters} columns={columnsOf(t)} />
        )}
      </div>
    </>
  );
}

type Texts = Translation<typeof import('../texts/jobs/en').default>;

const columnsOf = (t: Texts): Column<DeadLetter>[] => [
  { label: t('job'), cell: ({ job }) => <OneLine text={job} /> },
  {
    label: t('error'),
    cell: ({ failure, tries }) => (
      <div>
        <StandingBadge standing="wrong" label={failure} />
        <div className={list.quiet}>{t('attempts', { count: tries + 1 })}</div>
      </div>
    ),
  },
  { label: t('failedAt'), cell: ({ givenUpAt }) => <When at={givenUpAt} /> },
  {
    label: t('since'),
    cell: ({ workedSince }) =>
      workedSince ? t.rich('succeededAt', { when: <When at={workedSince} /> }) : t('notSince'),
  },
  {
    label: t('tryAgain'),
    isAction: true,
    cell: ({ id, job }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="job" value={job} />
        <input type="hidden" name="letter" value={id} />
        <SubmitButton intent={`retry ${id}`} size="xs" variant="default">
          {t.rich('tryAgainJob', { job, hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })}
        </SubmitButton>
      </Form>
    ),
  },
];
