import { OneLine } from '~/components/list/one-line';
import type { ExplainedAttempt } from '~/server/attempts.server';
import { AttemptBadge } from './attempt-badge';
import { RiskBadge } from './risk-badge';
import classes from './sign-ins.module.css';

/** The result of an attempt in a cell, with its risk unless it is low. */
export function AttemptOutcome({ attempt }: { attempt: ExplainedAttempt }) {
  const { assessedRisk } = attempt;
  if (assessedRisk === null || assessedRisk === 'low') return <Result attempt={attempt} />;
  return (
    <div className={classes.withRisk}>
      <Result attempt={attempt} />
      <RiskBadge level={assessedRisk} />
    </div>
  );
}

/** The cause as a sentence, and its code below. */
function Result({ attempt }: { attempt: ExplainedAttempt }) {
  const { cause, outcome } = attempt;
  if (cause === null) return <AttemptBadge attempt={attempt} />;
  return (
    <div className={classes.outcome}>
      <OneLine text={cause} />
      <code dir="ltr">{outcome}</code>
    </div>
  );
}
