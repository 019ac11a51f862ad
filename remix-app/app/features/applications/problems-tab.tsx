import { Anchor, Code, List, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { CopyButton } from '~/components/panel/copy';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationView } from './application.server';
import type { ApplicationProblem } from './problems.server';
import { problemsTexts } from './texts/problems';

/** Failed requests of the application: the cause, the compared values, and the fix. */
export function ProblemsTab({ view: { problems } }: { view: ApplicationView }) {
  const t = useTexts(problemsTexts);
  if (!problems) return null;
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {t('about')}
      </Text>
      <div className={list.frame}>
        {problems.problems.length > 0 ? <Table problems={problems.problems} /> : <Empty />}
      </div>
      <Pages {...problems.pages} />
    </>
  );
}

function Table({ problems }: { problems: readonly ApplicationProblem[] }) {
  const t = useTexts(problemsTexts);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('problem')}</th>
          <th scope="col">{t('compared')}</th>
          <th scope="col">{t('fix')}</th>
          <th scope="col">{t('time')}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <Row key={problem.id} problem={problem} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ problem }: { problem: ApplicationProblem }) {
  const t = useTexts(problemsTexts);
  const { cause, reference, count, attempt, at } = problem;
  const { code, found, expected, steps, link, about } = cause;
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0, whiteSpace: 'normal' }}>
          <Anchor component={Link} to={attempt} size="sm">
            {cause.cause}
          </Anchor>
          <div className={list.quiet}>
            <Anchor href={about} size="xs">
              <Code dir="ltr">{code}</Code>
            </Anchor>
            {count > 1 && ` ${t('count', { count })}`}
          </div>
        </div>
      </td>
      <td data-label={t('compared')}>
        <div style={{ minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {found !== null && <div>{t.rich('found', { value: <Code dir="ltr">{found}</Code> })}</div>}
          {expected !== null && <div>{t.rich('expected', { value: <Code dir="ltr">{expected}</Code> })}</div>}
          {found === null && expected === null && t('nothing')}
        </div>
      </td>
      <td data-label={t('fix')}>
        <div style={{ minWidth: 0, whiteSpace: 'normal' }}>
          <List type="ordered" size="sm">
            {steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
          {link && (
            <Anchor href={link} size="sm">
              {t('open')}
            </Anchor>
          )}
        </div>
      </td>
      <td data-label={t('time')}>
        <div>
          <When at={at} />
          <div className={list.quiet}>
            <code dir="ltr">{reference}</code> <CopyButton text={reference} of={t('reference')} />
          </div>
        </div>
      </td>
    </tr>
  );
}

function Empty() {
  const t = useTexts(problemsTexts);
  return (
    <div className={list.empty}>
      <Text fw={600}>{t('none')}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {t('noneAbout')}
      </Text>
    </div>
  );
}
