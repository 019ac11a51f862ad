import { Alert, Badge, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { CodeBlock } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import type { OperationView, ParameterView } from './operations';
import { Prose } from './prose';
import classes from './reference.module.css';
import { trialTexts } from './texts/trial';
import type { TrialAnswer, TrialState } from './trial';
import { fieldName } from './trial-request';

interface Props {
  operation: OperationView;
  state: TrialState | undefined;
}

/** A form made from the contract. The web server sends it as the signed-in user: no token reaches the browser. */
export function TryIt({ operation, state: last }: Props) {
  const { trial, body, parameters, method } = operation;
  const t = useTexts(trialTexts);
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
            label={t('body')}
            description={t('bodyAbout')}
            defaultValue={state?.values.body ?? body.example}
            error={state?.errors.body}
            autosize
            minRows={4}
            rows={4}
            maxRows={20}
            spellCheck={false}
            dir="ltr"
            classNames={{ input: classes.code ?? '' }}
          />
        )}
        {trial.changes && (
          <Checkbox
            name="confirmed"
            value="yes"
            label={t('confirm', { method })}
            error={state?.errors.confirmed}
          />
        )}
        <div>
          <SubmitButton intent="send">{t('send', { method })}</SubmitButton>
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
    label: <bdi>{name}</bdi>,
    description: about ? <Prose text={about} /> : type,
    withAsterisk: isRequired,
    defaultValue: state?.values[field] ?? '',
    error: state?.errors[field],
  };
  if (values) return <NativeSelect {...shared} data={['', ...values]} />;
  return <TextInput {...shared} autoComplete="off" spellCheck={false} />;
}

function Answer({ answer }: { answer: TrialAnswer }) {
  const { status, statusText, durationMs, headers, body, openBody, isCut } = answer;
  const t = useTexts(trialTexts);
  return (
    <div className={classes.result} role="status" aria-label={t('response')}>
      <div className={classes.fieldHead}>
        <Badge color={status < 400 ? 'green' : 'red'} variant="light" radius="sm" tt="none">
          <bdi>
            {status} {statusText}
          </bdi>
        </Badge>
        <span className={classes.quiet}>{t('duration', { count: durationMs })}</span>
      </div>
      <dl className={classes.headers}>
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {body ? (
        <CodeBlock code={body} label={t('responseBody')} />
      ) : (
        <p className={classes.quiet}>{t('noBody')}</p>
      )}
      {isCut && <p className={classes.quiet}>{t('cut')}</p>}
      {openBody && (
        <Disclosure className={classes.answer} summary={t('showSecrets')}>
          <div className={classes.answerBody}>
            <CodeBlock code={openBody} label={t('bodyWithSecrets')} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}
