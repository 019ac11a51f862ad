import type { FactorsDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconExternalLink, IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { When } from '~/components/when';
import { howSignedIn } from '../account/sign-in-methods';
import classes from './own-account.module.css';
import type { OwnDashboard } from './own-dashboard.server';

const SIGN_INS = 3;

/** A person's own: where they are signed in, what guards it, and who knows them. */
export function OwnAccount({ own }: { own: OwnDashboard | null }) {
  if (!own) return <p className={classes.quiet}>This can not be read at the moment.</p>;
  return (
    <div className={classes.cards}>
      <Card title="Your sign-ins" more={['/user/devices', devicesText(own.devices)]}>
        <SignIns sessions={own.sessions} />
      </Card>
      <Card title="Second factor" more={['/user/settings', 'Sign-in settings']}>
        <Guard factors={own.factors} />
      </Card>
      <Card title="Connected applications" more={['/user/applications', 'All of them']}>
        <Connected applications={own.connected} />
      </Card>
    </div>
  );
}

/** What can be opened from here; nothing where there is none. */
export function Launches({ launches }: { launches: OwnDashboard['launches'] }) {
  if (!launches) return <p className={classes.quiet}>They can not be read at the moment.</p>;
  if (launches.length === 0) {
    return (
      <p className={classes.quiet}>
        None that you can open from here. Applications that your organization connects for this appear in this
        place.
      </p>
    );
  }
  return (
    <ul className={classes.launches}>
      {launches.map(({ id, name, url }) => (
        <li key={id}>
          <a href={url} className={classes.launch} target="_blank" rel="noreferrer">
            <span className={classes.mark} aria-hidden="true">
              {[...name.trim()][0]?.toUpperCase()}
            </span>
            <bdi className={classes.launchName}>{name}</bdi>
            <IconExternalLink
              size={16}
              stroke={1.6}
              aria-label="opens in a new tab"
              className={classes.opens}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Card({
  title,
  more: [to, text],
  children,
}: {
  title: string;
  more: [string, string];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <div className={classes.content}>{children}</div>
      <Anchor component={Link} to={to} size="sm">
        {text}
      </Anchor>
    </section>
  );
}

function SignIns({ sessions }: Pick<OwnDashboard, 'sessions'>) {
  if (!sessions) return <p className={classes.quiet}>They can not be read at the moment.</p>;
  const newest = sessions.toSorted((one, other) => other.authenticatedAt.localeCompare(one.authenticatedAt));
  return (
    <ul className={classes.lines}>
      {newest.slice(0, SIGN_INS).map(({ id, deviceName, methods, authenticatedAt, isCurrent }) => (
        <li key={id}>
          <span>
            {deviceName}
            {isCurrent && ' (this one)'}
          </span>
          <span className={classes.note}>
            by {howSignedIn(methods)}, <When at={authenticatedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Guard({ factors }: { factors: FactorsDto | null }) {
  if (!factors) return <p className={classes.quiet}>It can not be read at the moment.</p>;
  const { totp, passkeys, recoveryCodesLeft, requiredFrom } = factors;
  const has = [
    ...(totp ? ['Authenticator app'] : []),
    ...(passkeys.length > 0 ? [passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`] : []),
  ];
  if (has.length > 0) {
    return (
      <p className={classes.guard} data-tone="good">
        <IconShieldCheck size={20} stroke={1.6} aria-hidden="true" />
        <span>
          {has.join(', ')}
          <span className={classes.note}>
            {recoveryCodesLeft === 1 ? '1 recovery code' : `${recoveryCodesLeft} recovery codes`} left
          </span>
        </span>
      </p>
    );
  }
  return (
    <p className={classes.guard} data-tone="wait">
      <IconShieldExclamation size={20} stroke={1.6} aria-hidden="true" />
      <span>
        None: your password alone opens this account
        <span className={classes.note}>
          {requiredFrom ? (
            <>
              Required <When at={requiredFrom} />. Set one up before.
            </>
          ) : (
            'An app or a passkey takes a minute to set up.'
          )}
        </span>
      </span>
    </p>
  );
}

function Connected({ applications }: { applications: OwnDashboard['connected'] }) {
  if (!applications) return <p className={classes.quiet}>They can not be read at the moment.</p>;
  if (applications.length === 0) {
    return <p className={classes.quiet}>None yet. The first one that you sign in to appears here.</p>;
  }
  return (
    <ul className={classes.lines}>
      {applications.slice(0, 4).map(({ id, name, allowed_at }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span className={classes.note}>
            since <When at={allowed_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function devicesText(devices: OwnDashboard['devices']): string {
  if (!devices) return 'Your devices';
  return devices.length === 1 ? '1 device signed in as you' : `${devices.length} devices signed in as you`;
}
