import { Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import list from '~/components/list/list.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-wizard.module.css';
import { wizardTexts } from './texts/wizard';

interface Props {
  title: string;
  about: ReactNode;
  steps: readonly ListedStep[];
  children: ReactNode;
}

export interface ListedStep {
  key: string;
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** Its address, where it can be seen again. */
  to?: string | undefined;
}

/** The steps at the side with their state, and the one that is taken. */
export function StepsLayout({ title, about, steps, children }: Props) {
  const t = useTexts(wizardTexts);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{title}</PageTitle>
          <Text c="dimmed" size="sm" mt={4} component="div">
            {about}
          </Text>
        </div>
      </div>
      <div className={classes.layout}>
        <ol className={classes.steps} aria-label={t('steps')}>
          {steps.map(({ key, title: name, state, to }, index) => (
            <li
              key={key}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={classes.dot} aria-hidden="true">
                {state === 'done' ? <IconCheck size={15} stroke={2.4} /> : index + 1}
              </span>
              <span className={classes.stepTitle}>
                {to ? <Link to={to}>{name}</Link> : name}
                {state === 'done' && <span className={classes.hidden}>, {t('done')}</span>}
              </span>
            </li>
          ))}
        </ol>
        <div className={classes.content}>{children}</div>
      </div>
    </>
  );
}
