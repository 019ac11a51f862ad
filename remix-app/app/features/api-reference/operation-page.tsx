import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { CodeBlock, CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import { Section } from '~/components/panel/section';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { FieldList } from './field-list';
import { MethodBadge } from './method-badge';
import type { AnswerView, OperationLine, OperationPageView, OperationView } from './operations';
import { Prose } from './prose';
import classes from './reference.module.css';
import { referenceTexts } from './texts/reference';
import type { TrialState } from './trial';
import { TryIt } from './try-it';

/** What the contract says about one operation, and a form to try it. */
export function OperationPage({ view, state }: { view: OperationPageView; state: TrialState | undefined }) {
  const { operation, snippets, related } = view;
  const t = useTexts(referenceTexts);
  return (
    <>
      <Anchor component={Link} to="?" size="sm" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" className="mirrored" /> {t('allOperations')}
      </Anchor>
      <PageTitle>
        <Prose text={operation.summary} />
      </PageTitle>
      {operation.about && (
        <p className={classes.about}>
          <Prose text={operation.about} />
        </p>
      )}
      <div className={classes.address}>
        <MethodBadge method={operation.method} />
        <div className={classes.grow}>
          <CopyField label={t('path')} value={operation.path} />
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>{t('access')}</dt>
        <dd>{operation.access}</dd>
        <dt>{t('name')}</dt>
        <dd className={classes.mono}>
          <bdi>{operation.id}</bdi>
        </dd>
        {operation.needsReauthentication && (
          <>
            <dt>{t('security')}</dt>
            <dd>{t('reauthentication')}</dd>
          </>
        )}
      </dl>
      {operation.trial.isPossible && (
        <p className={classes.down}>
          <Anchor href="#try" size="sm">
            {t('tryIt')}
          </Anchor>
        </p>
      )}
      <div className={classes.columns}>
        <div>
          <Takes operation={operation} />
          <Section title={t('responses')}>
            {operation.answers.map((answer) => (
              <Answer key={answer.status} answer={answer} isOpen />
            ))}
          </Section>
          <Section title={t('errors')} about={t('errorsAbout')}>
            {operation.refusals.map((answer) => (
              <Answer key={answer.status} answer={answer} />
            ))}
          </Section>
        </div>
        <div>
          <Section title={t('tryIt')} id="try">
            <TryIt key={operation.id} operation={operation} state={state} />
          </Section>
          {snippets.map(({ label, code }) => (
            <Section key={label} title={<bdi>{label}</bdi>}>
              <div className={classes.snippet}>
                <CodeBlock code={code} label={t('snippet', { label })} />
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
  const t = useTexts(referenceTexts);
  const inPath = parameters.filter(({ place }) => place === 'path');
  const inQuery = parameters.filter(({ place }) => place === 'query');
  return (
    <>
      {inPath.length > 0 && (
        <Section title={t('pathParameters')}>
          <FieldList fields={inPath} />
        </Section>
      )}
      {inQuery.length > 0 && (
        <Section title={t('queryParameters')}>
          <FieldList fields={inQuery} />
        </Section>
      )}
      {body && (
        <Section title={t('body')} about={<bdi>{body.mediaType}</bdi>}>
          <FieldList fields={body.fields} />
        </Section>
      )}
    </>
  );
}

function Answer({ answer, isOpen = false }: { answer: AnswerView; isOpen?: boolean }) {
  const { status, about, mediaType, fields, example } = answer;
  const t = useTexts(referenceTexts);
  return (
    <Disclosure
      className={classes.answer}
      open={isOpen}
      summary={
        <>
          <Badge color={Number(status) < 400 ? 'green' : 'gray'} variant="light" radius="sm">
            {status}
          </Badge>
          <span>
            <Prose text={about} />
          </span>
        </>
      }
    >
      <div className={classes.answerBody}>
        {!mediaType && <p className={classes.quiet}>{t('noBody')}</p>}
        {fields.length > 0 && <FieldList fields={fields} ofAnswer />}
        {example && <CodeBlock code={example} label={t('exampleOf', { status })} />}
        {mediaType && fields.length === 0 && !example && (
          <p className={classes.quiet}>
            <bdi>{mediaType}</bdi>
          </p>
        )}
      </div>
    </Disclosure>
  );
}

function Related({ operations, current }: { operations: readonly OperationLine[]; current: string }) {
  const t = useTexts(referenceTexts);
  if (operations.length < 2) return null;
  return (
    <Section title={t('related')}>
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
