import { Section } from '~/components/panel/section';
import type { RiskInWords } from '~/server/risk-words.server';
import { useTexts } from '~/texts/texts-context';
import { RiskBadge } from './risk-badge';
import classes from './sign-ins.module.css';
import { signInLogTexts } from './texts/log';

/** The risk of an attempt with its reasons, and what the policy did about it. */
export function RiskSection({ risk }: { risk: RiskInWords }) {
  const t = useTexts(signInLogTexts);
  return (
    <Section title={t('risk')} about={t('riskAbout')}>
      <div className={classes.risk}>
        <RiskBadge level={risk.level} /> <span>{risk.score}</span>
      </div>
      <ul className={classes.fix}>
        {risk.reasons.map((reason) => (
          <li key={reason}>
            <bdi>{reason}</bdi>
          </li>
        ))}
        {risk.reasons.length === 0 && <li>{t('noRisk')}</li>}
      </ul>
      <p>{risk.action}</p>
    </Section>
  );
}
