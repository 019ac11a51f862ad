import { roleLabel, type SecurityOverview } from '@gatehouse/contracts';
import { shareOf } from '../security/sign-in-activity';
import { Bars } from './bars';
import classes from './oversight.module.css';

/** Who has a second factor by role, and what the platform asks of its own people. */
export function Factors({ roles, platform }: Pick<SecurityOverview, 'roles' | 'platform'>) {
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <h3>By role</h3>
        <Bars
          bars={roles.map(({ role, people, enrolled }) => ({
            key: role,
            label: roleLabel(role),
            part: enrolled,
            whole: people,
            text: `${enrolled.toLocaleString('en')} of ${people.toLocaleString('en')}, ${shareOf(enrolled, people)}`,
          }))}
        />
        <p className={classes.note}>Whoever is in two organizations counts in both.</p>
      </div>
      <div className={classes.card}>
        <h3>Policy of the platform</h3>
        <dl className={classes.facts}>
          <div>
            <dt>Superadmins</dt>
            <dd>
              {platform.superadminsNeedSecondFactor
                ? 'Need a second factor'
                : 'May go without a second factor'}
            </dd>
          </div>
          <div>
            <dt>Sensitive changes</dt>
            <dd>Ask for a proof of the last 5 minutes</dd>
          </div>
          <div>
            <dt>Passwords</dt>
            <dd>8 characters at least, no common ones</dd>
          </div>
        </dl>
        <p className={classes.note}>
          <code>SUPERADMIN_SECOND_FACTOR</code> decides for superadmins where the product is set up.
        </p>
      </div>
    </div>
  );
}
