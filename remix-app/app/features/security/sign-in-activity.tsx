import type { SignInFigures } from '@gatehouse/contracts';
import { DayChart } from '~/components/charts/day-chart';
import { FigureRow } from '~/components/charts/figure-row';
import { Blank } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import classes from './security.module.css';

interface Props {
  /** Null where they could not be read. */
  figures: SignInFigures | null;
  /** Said, with the first step, where nobody signed in yet. */
  empty: { text: string; action: { label: string; to: string } };
}

/** How signing in went lately: a few numbers, and the last 14 days. */
export function SignInActivity({ figures, empty }: Props) {
  if (!figures) return <p className={classes.quiet}>The figures can not be read at the moment.</p>;
  const { days, last24Hours, last7Days, secondFactors } = figures;
  const sum = (what: 'succeeded' | 'failed') => days.reduce((all, day) => all + day[what], 0);
  const [succeeded, failed] = [sum('succeeded'), sum('failed')];
  return (
    <div className={classes.activity}>
      <FigureRow
        figures={[
          { label: 'Sign-ins, last 24 hours', value: last24Hours.succeeded },
          {
            label: 'Failed, last 24 hours',
            value: last24Hours.failed,
            note: `${last7Days.failed.toLocaleString('en')} in 7 days`,
          },
          {
            label: 'Active people, last 7 days',
            value: last7Days.people,
            note: `of ${secondFactors.people.toLocaleString('en')}`,
          },
          {
            label: 'With a second factor',
            value: secondFactors.enrolled,
            note: `${shareOf(secondFactors.enrolled, secondFactors.people)} of ${secondFactors.people.toLocaleString('en')}`,
          },
        ]}
      />
      {succeeded + failed > 0 ? (
        <div className={classes.chart}>
          <DayChart title={findingOf(succeeded, failed)} days={days} />
        </div>
      ) : (
        <div className={list.frame}>
          <Blank title="No sign-in in 14 days" action={empty.action}>
            {empty.text}
          </Blank>
        </div>
      )}
    </div>
  );
}

/** "132 sign-ins in 14 days, 1 of 20 attempts failed." */
export function findingOf(succeeded: number, failed: number): string {
  const signIns = `${succeeded.toLocaleString('en')} ${succeeded === 1 ? 'sign-in' : 'sign-ins'} in 14 days`;
  if (failed === 0) return `${signIns}, none failed`;
  return `${signIns}, ${shareOf(failed, succeeded + failed)} of all attempts failed`;
}

/** Whole per cent; what is there is never called none, nor what is missing all. */
export function shareOf(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}
