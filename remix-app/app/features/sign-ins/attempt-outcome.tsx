import { OneLine } from '~/components/list/one-line';
import type { ExplainedAttempt } from '~/server/attempts.server';
import { AttemptBadge } from './attempt-badge';
import classes from './sign-ins.module.css';

/** The result of an attempt in a cell: the cause as a sentence, and its code below. */
export function AttemptOutcome({ attempt }: { attempt: ExplainedAttempt }) {
  const { cause, outcome } = attempt;
  if (cause === null) return <AttemptBadge attempt={attempt} />;
  return (
    <div className={classes.outcome}>
      <OneLine text={cause} />
      <code dir="ltr">{outcome}</code>
    </div>
  );
}
