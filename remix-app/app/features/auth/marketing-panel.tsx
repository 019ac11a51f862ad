import { TEXTS } from '@gatehouse/contracts';
import { IconBolt, IconHeadset, IconShieldLock, IconStack2 } from '@tabler/icons-react';
import classes from './marketing-panel.module.css';

const POINTS = [
  {
    title: TEXTS.loginPanel.security,
    Drawing: IconShieldLock,
    text: 'Every tenant behind its own wall, every change on a trail that cannot be rewritten.',
  },
  {
    title: TEXTS.loginPanel.speed,
    Drawing: IconBolt,
    text: 'One sign-in opens every application, in the time it takes to blink.',
  },
  {
    title: TEXTS.loginPanel.scale,
    Drawing: IconStack2,
    text: 'From the first customer to the ten-thousandth, without moving house.',
  },
  {
    title: TEXTS.loginPanel.support,
    Drawing: IconHeadset,
    text: 'People who know the standards and answer in the words of your problem.',
  },
];

/** What stands beside the sign-in form on wide screens. */
export function MarketingPanel() {
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>One door for your whole company.</p>
      <ul className={classes.points}>
        {POINTS.map(({ title, text, Drawing }) => (
          <li key={title} className={classes.point}>
            <span className={classes.badge}>
              <Drawing size={22} stroke={1.6} aria-hidden="true" />
            </span>
            <div>
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
