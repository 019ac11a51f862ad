import { IconActivity, IconBrain, IconChartBar } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './landing.module.css';
import { landingTexts } from './texts/landing';

const FEATURES = [
  { title: 'ai', text: 'aiAbout', Drawing: IconBrain },
  { title: 'monitoring', text: 'monitoringAbout', Drawing: IconActivity },
  { title: 'analytics', text: 'analyticsAbout', Drawing: IconChartBar },
] as const;

export function Features() {
  const t = useTexts(landingTexts);
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.heading}>
        {t('features')}
      </h2>
      <ul className={classes.features}>
        {FEATURES.map(({ title, text, Drawing }) => (
          <li key={title} className={classes.feature}>
            <span className={classes.badge}>
              <Drawing size={24} stroke={1.6} aria-hidden="true" />
            </span>
            <h3 className={classes.cardTitle}>{t(title)}</h3>
            <p className={classes.cardText}>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
