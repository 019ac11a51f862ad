import type { DeadLetter } from '@gatehouse/contracts';
import { VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { When } from '~/components/when';
import { StandingBadge } from '../standing';
import classes from './jobs.module.css';

/** Runs that failed each time they were tried, until somebody has them tried again. */
export function FailuresTab({ letters }: { letters: readonly DeadLetter[] }) {
  return (
    <div className={list.frame}>
      {letters.length === 0 ? (
        <Blank title="Nothing was given up">
          A run that fails several times in a row is put here, so that somebody can look at the cause and have
          it tried again.
        </Blank>
      ) : (
        <ItemTable items={letters} columns={COLUMNS} />
      )}
    </div>
  );
}

const COLUMNS: Column<DeadLetter>[] = [
  { label: 'Job', cell: ({ job }) => <span className={classes.name}>{job}</span> },
  {
    label: 'Error',
    cell: ({ failure, tries }) => (
      <div>
        <StandingBadge standing="wrong" label={failure} />
        <div className={list.quiet}>
          {tries === 0 ? 'tried once' : `tried ${tries + 1} times`}. The log of the API has the words.
        </div>
      </div>
    ),
  },
  { label: 'Given up', cell: ({ givenUpAt }) => <When at={givenUpAt} /> },
  {
    label: 'Since then',
    cell: ({ workedSince }) =>
      workedSince ? (
        <>
          worked <When at={workedSince} />
        </>
      ) : (
        'has not worked'
      ),
  },
  {
    label: 'Try again',
    isAction: true,
    cell: ({ id, job }) => (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="job" value={job} />
        <input type="hidden" name="letter" value={id} />
        <SubmitButton intent={`retry ${id}`} size="xs" variant="default">
          Try again<VisuallyHidden> {job}</VisuallyHidden>
        </SubmitButton>
      </Form>
    ),
  },
];
