import type { SecurityOverview } from '@gatehouse/contracts';
import { useTexts } from '~/texts/texts-context';
import { shareOf } from '../security/sign-in-activity';
import { Bars } from './bars';
import classes from './oversight.module.css';
import { securityTexts } from './texts/security';
import { sharedTexts } from './texts/shared';
import { roleText } from './words';

/** Who has a second factor by role, and what the platform asks of its own people. */
export function Factors({ roles, platform }: Pick<SecurityOverview, 'roles' | 'platform'>) {
  const t = useTexts(securityTexts);
  const shared = useTexts(sharedTexts);
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <h3>{t('byRole')}</h3>
        <Bars
          bars={roles.map(({ role, people, enrolled }) => ({
            key: role,
            label: roleText(role, shared),
            part: enrolled,
            whole: people,
            text: shared('enrolledOf', { enrolled, total: people, share: shareOf(enrolled, people) }),
          }))}
        />
        <p className={classes.note}>{t('byRoleNote')}</p>
      </div>
      <div className={classes.card}>
        <h3>{t('platformPolicy')}</h3>
        <dl className={classes.facts}>
          <div>
            <dt>{t('superAdmins')}</dt>
            <dd>{t(platform.superadminsNeedSecondFactor ? 'factorRequired' : 'factorOptional')}</dd>
          </div>
          <div>
            <dt>{t('sensitive')}</dt>
            <dd>{t('sensitiveRule')}</dd>
          </div>
          <div>
            <dt>{t('passwords')}</dt>
            <dd>{t('passwordRule')}</dd>
          </div>
        </dl>
        <p className={classes.note}>{t.rich('configuredBy', { code: (inner) => <code>{inner}</code> })}</p>
      </div>
    </div>
  );
}
