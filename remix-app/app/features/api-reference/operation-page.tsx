import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import { Section } from '~/components/panel/section';
import { FieldList } from './field-list';
import { MethodBadge } from './method-badge';
import type { AnswerView, OperationLine, OperationPageView, OperationView } from './operations';
import { Prose } from './prose';
import classes from './reference.module.css';
import type { TrialState } from './trial';
import { TryIt } from './try-it';

/** All that the contract says of one operation, and a place to try it. */
export function OperationPage({ view, state }: { view: OperationPageView; state: TrialState | undefined }) {
  const { operation, snippets, related } = view;
  return (
    <>
      <Anchor component={Link} to="?" size="sm" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" /> All operations
      </Anchor>
      <h1 className={classes.title}>
        <Prose text={operation.summary} />
      </h1>
      {operation.about && (
        <p className={classes.about}>
          <Prose text={operation.about} />
        </p>
      )}
      <div className={classes.address}>
        <MethodBadge method={operation.method} />
        <div className={classes.grow}>
          <CopyField label="Path" value={operation.path} />
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>Who may</dt>
        <dd>{operation.who}</dd>
        <dt>Name</dt>
        <dd className={classes.mono}>{operation.id}</dd>
        {operation.asksForProof && (
          <>
            <dt>Besides</dt>
            <dd>A proof of who is there that is a few minutes old at most</dd>
          </>
        )}
      </dl>
      {operation.trial.isPossible && (
        <p className={classes.down}>
          <Anchor href="#try" size="sm">
            Try it
          </Anchor>
        </p>
      )}
      <div className={classes.columns}>
        <div>
          <Takes operation={operation} />
          <Section title="Answers">
            {operation.answers.map((answer) => (
              <Answer key={answer.status} answer={answer} isOpen />
            ))}
          </Section>
          <Section title="Refusals" about="Problem documents (RFC 9457); their code is stable.">
            {operation.refusals.map((answer) => (
              <Answer key={answer.status} answer={answer} />
            ))}
          </Section>
        </div>
        <div>
          <Section title="Try it" id="try">
            <TryIt key={operation.id} operation={operation} state={state} />
          </Section>
          {snippets.map(({ label, code }) => (
            <Section key={label} title={label}>
              <div className={classes.snippet}>
                <CodeBlock code={code} label={`Lines for ${label}`} />
              </div>
            </Section>
          ))}
          <Related operations={related} current={operation.id} />
        </div>
      </div>
    </>
  );
}

function Takes({ operation: { parameters, body } }: { operation: OperationView }) {
  const inPath = parameters.filter(({ place }) => place === 'path');
  const inQuery = parameters.filter(({ place }) => place === 'query');
  return (
    <>
      {inPath.length > 0 && (
        <Section title="In the path">
          <FieldList fields={inPath} />
        </Section>
      )}
      {inQuery.length > 0 && (
        <Section title="In the query">
          <FieldList fields={inQuery} />
        </Section>
      )}
      {body && (
        <Section title="Body" about={body.mediaType}>
          <FieldList fields={body.fields} />
        </Section>
      )}
    </>
  );
}

function Answer({ answer, isOpen = false }: { answer: AnswerView; isOpen?: boolean }) {
  const { status, about, mediaType, fields, example } = answer;
  return (
    <details className={classes.answer} open={isOpen}>
      <summary className={classes.answerHead}>
        <Badge color={Number(status) < 400 ? 'green' : 'gray'} variant="light" radius="sm">
          {status}
        </Badge>
        <span>
          <Prose text={about} />
        </span>
      </summary>
      <div className={classes.answerBody}>
        {!mediaType && <p className={classes.quiet}>Without a body.</p>}
        {fields.length > 0 && <FieldList fields={fields} ofAnswer />}
        {example && <CodeBlock code={example} label={`Example of ${status}`} />}
        {mediaType && fields.length === 0 && !example && <p className={classes.quiet}>{mediaType}</p>}
      </div>
    </details>
  );
}

function Related({ operations, current }: { operations: readonly OperationLine[]; current: string }) {
  if (operations.length < 2) return null;
  return (
    <Section title="On the same subject">
      <ul className={classes.related}>
        {operations.map(({ id, method, summary }) => (
          <li key={id}>
            <MethodBadge method={method} />
            {id === current ? (
              <span aria-current="page">
                <Prose text={summary} />
              </span>
            ) : (
              <Anchor component={Link} to={`?operation=${id}`} size="sm">
                <Prose text={summary} />
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
