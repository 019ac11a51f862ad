import type { WizardMode, WizardProvider } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import list from '~/components/list/list.module.css';
import { useTexts } from '~/texts/texts-context';
import classes from './sso-wizard.module.css';
import { type Place, stepsOf } from './steps';
import { wizardTexts } from './texts/wizard';

interface Props {
  title: string;
  about: ReactNode;
  mode: WizardMode;
  provider: WizardProvider | null;
  place: Place;
  /** Addresses of steps that one may go back to. */
  ways: Partial<Record<Place, string>>;
  children: ReactNode;
}

/** The steps at the side with their state, and the one that is taken. */
export function WizardLayout({ title, about, mode, provider, place, ways, children }: Props) {
  const t = useTexts(wizardTexts);
  const steps = stepsOf(mode, provider);
  const at = place === 'saved' ? steps.length : steps.findIndex((step) => step.place === place);
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>{title}</h1>
          <Text c="dimmed" size="sm" mt={4} component="div">
            {about}
          </Text>
        </div>
      </div>
      <div className={classes.layout}>
        <ol className={classes.steps} aria-label={t('steps')}>
          {steps.map((step, index) => {
            const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
            const way = index < at ? ways[step.place] : undefined;
            return (
              <li
                key={step.place}
                className={classes.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={classes.dot} aria-hidden="true">
                  {state === 'done' ? <IconCheck size={15} stroke={2.4} /> : index + 1}
                </span>
                <span className={classes.stepTitle}>
                  {way ? <Link to={way}>{t(step.title)}</Link> : t(step.title)}
                  {state === 'done' && <span className={classes.hidden}>, {t('done')}</span>}
                </span>
              </li>
            );
          })}
        </ol>
        <div className={classes.content}>{children}</div>
      </div>
    </>
  );
}
