import { Alert, Badge, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock } from '~/components/panel/copy';
import type { OperationView, ParameterView } from './operations';
import classes from './reference.module.css';
import type { TrialAnswer, TrialState } from './trial';
import { fieldName } from './trial-request';

interface Props {
  operation: OperationView;
  state: TrialState | undefined;
}

/** A form made of the contract. It is sent by the web server as whoever is signed in; no token comes to the browser. */
export function TryIt({ operation, state: last }: Props) {
  const { trial, body, parameters } = operation;
  if (!trial.isPossible) return <p className={classes.quiet}>{trial.why}</p>;
  const state = last?.operation === operation.id ? last : undefined;
  return (
    <>
      <Form method="post" className={classes.form} preventScrollReset>
        <input type="hidden" name="operation" value={operation.id} />
        {parameters.map((parameter) => (
          <ParameterField key={fieldName(parameter)} parameter={parameter} state={state} />
        ))}
        {body && (
          <Textarea
            name="body"
            label="Body"
            description="JSON, to begin with the example of the contract"
            defaultValue={state?.values.body ?? body.example}
            error={state?.errors.body}
            autosize
            minRows={4}
            maxRows={20}
            spellCheck={false}
            classNames={{ input: classes.code ?? '' }}
          />
        )}
        {trial.changes && (
          <Checkbox
            name="confirmed"
            value="yes"
            label={`Send ${operation.method} for real: it acts on this installation, in my name`}
            error={state?.errors.confirmed}
          />
        )}
        <div>
          <SubmitButton intent="send">Send {operation.method}</SubmitButton>
        </div>
      </Form>
      {state?.message && (
        <Alert role="alert" color="red" variant="light" mt="md">
          {state.message}
        </Alert>
      )}
      {state?.answer && <Answer answer={state.answer} />}
    </>
  );
}

function ParameterField({ parameter, state }: { parameter: ParameterView; state: TrialState | undefined }) {
  const { name, type, isRequired, values, about } = parameter;
  const field = fieldName(parameter);
  const shared = {
    name: field,
    label: name,
    description: about ?? type,
    withAsterisk: isRequired,
    defaultValue: state?.values[field] ?? '',
    error: state?.errors[field],
  };
  if (values) return <NativeSelect {...shared} data={['', ...values]} />;
  return <TextInput {...shared} autoComplete="off" spellCheck={false} />;
}

function Answer({ answer }: { answer: TrialAnswer }) {
  const { status, statusText, durationMs, headers, body, openBody, isCut } = answer;
  return (
    <div className={classes.result} role="status" aria-label="Answer">
      <div className={classes.fieldHead}>
        <Badge color={status < 400 ? 'green' : 'red'} variant="light" radius="sm" tt="none">
          {status} {statusText}
        </Badge>
        <span className={classes.quiet}>{durationMs} ms</span>
      </div>
      <dl className={classes.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {body ? (
        <CodeBlock code={body} label="Body of the answer" />
      ) : (
        <p className={classes.quiet}>Without a body.</p>
      )}
      {isCut && <p className={classes.quiet}>Only its beginning is shown.</p>}
      {openBody && (
        <details className={classes.answer}>
          <summary className={classes.answerHead}>Show what is hidden</summary>
          <div className={classes.answerBody}>
            <CodeBlock code={openBody} label="Body of the answer with what is secret" />
          </div>
        </details>
      )}
    </div>
  );
}
