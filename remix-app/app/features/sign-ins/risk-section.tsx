import { Section } from '~/components/panel/section';
import { useTexts } from '~/texts/texts-context';
import { RiskBadge } from './risk-badge';
import type { RiskInWords } from './risk-words.server';
import classes from './sign-ins.module.css';
import { riskTexts } from './texts/risk';

/** The risk of an attempt with its reasons, and what the policy did about it. */
export function RiskSection({ risk }: { risk: RiskInWords }) {
  const t = useTexts(riskTexts);
  return (
    <Section title={t('title')} about={t('about')}>
      <div className={classes.risk}>
        <RiskBadge level={risk.level} /> <span>{risk.score}</span>
      </div>
      <ul className={classes.fix}>
        {risk.reasons.map((reason) => (
          <li key={reason}>
            <bdi>{reason}</bdi>
          </li>
        ))}
        {risk.reasons.length === 0 && <li>{t('noReasons')}</li>}
      </ul>
      <p>{risk.action}</p>
    </Section>
  );
}
