import { IconBolt, IconHeadset, IconShieldLock, IconStack2 } from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import classes from './marketing-panel.module.css';
import { marketingTexts } from './texts/marketing';

const POINTS = [
  {
    title: 'security',
    Drawing: IconShieldLock,
    text: 'securityAbout',
  },
  {
    title: 'speed',
    Drawing: IconBolt,
    text: 'speedAbout',
  },
  {
    title: 'scale',
    Drawing: IconStack2,
    text: 'scaleAbout',
  },
  {
    title: 'support',
    Drawing: IconHeadset,
    text: 'supportAbout',
  },
] as const;

/** Shown beside the sign-in form on wide screens. */
export function MarketingPanel() {
  const t = useTexts(marketingTexts);
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.points}>
        {POINTS.map(({ title, text, Drawing }) => (
          <li key={title} className={classes.point}>
            <span className={classes.badge}>
              <Drawing size={22} stroke={1.6} aria-hidden="true" />
            </span>
            <div>
              <h2 className={classes.title}>{t(title)}</h2>
              <p className={classes.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
