import { TEXTS } from '@gatehouse/contracts';
import { IconActivity, IconBrain, IconChartBar } from '@tabler/icons-react';
import classes from './landing.module.css';

const FEATURES = [
  {
    title: TEXTS.landing.features.ai,
    Drawing: IconBrain,
    text: 'Learns what is normal on each device and in each network, and stops what is not, before it has a name.',
  },
  {
    title: TEXTS.landing.features.monitoring,
    Drawing: IconActivity,
    text: 'Sign-ins, devices and connections as they happen, with an alert that says who, where and what to do.',
  },
  {
    title: TEXTS.landing.features.analytics,
    Drawing: IconChartBar,
    text: 'From a trend across the whole company down to the single event behind it, ready for the auditor.',
  },
];

export function Features() {
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <h2 id="features-title" className={classes.heading}>
        Security that explains itself
      </h2>
      <ul className={classes.features}>
        {FEATURES.map(({ title, text, Drawing }) => (
          <li key={title} className={classes.feature}>
            <span className={classes.badge}>
              <Drawing size={24} stroke={1.6} aria-hidden="true" />
            </span>
            <h3 className={classes.cardTitle}>{title}</h3>
            <p className={classes.cardText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
