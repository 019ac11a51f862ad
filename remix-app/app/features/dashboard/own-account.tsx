import type { FactorsDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconExternalLink, IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { useSignInMethods } from '../account/use-sign-in-methods';
import { Mark } from '../applications/mark';
import classes from './own-account.module.css';
import type { OwnDashboard } from './own-dashboard.server';
import type { DashboardTexts } from './quick-actions';
import { dashboardTexts } from './texts/dashboard';

const SIGN_INS = 3;

/** A person's own: where they are signed in, what guards it, and who knows them. */
export function OwnAccount({ own }: { own: OwnDashboard | null }) {
  const t = useTexts(dashboardTexts);
  if (!own) return <p className={classes.quiet}>{t('unavailable')}</p>;
  return (
    <div className={classes.cards}>
      <Card title={t('signIns')} more={['/user/devices', devicesText(own.devices, t)]}>
        <SignIns sessions={own.sessions} />
      </Card>
      <Card title={t('secondFactor')} more={['/user/settings', t('signInSettings')]}>
        <Guard factors={own.factors} />
      </Card>
      <Card title={t('connected')} more={['/user/applications', t('showAll')]}>
        <Connected applications={own.connected} />
      </Card>
    </div>
  );
}

/** What can be opened from here; nothing where there is none. */
export function Launches({ launches }: { launches: OwnDashboard['launches'] }) {
  const t = useTexts(dashboardTexts);
  if (!launches) return <p className={classes.quiet}>{t('unavailable')}</p>;
  if (launches.length === 0) {
    return <p className={classes.quiet}>{t('noLaunches')}</p>;
  }
  return (
    <ul className={classes.launches}>
      {launches.map(({ id, name, mark, url, lastUsedAt }) => (
        <li key={id}>
          <a href={url} className={classes.launch} target="_blank" rel="noreferrer">
            <Mark mark={mark} name={name} />
            <span className={classes.launchName}>
              <bdi>{name}</bdi>
              {lastUsedAt && (
                <span className={classes.note}>{t.rich('lastUsed', { time: <When at={lastUsedAt} /> })}</span>
              )}
            </span>
            <span className={classes.openLabel}>{t('open')}</span>
            <IconExternalLink size={16} stroke={1.6} aria-label={t('newTab')} className={classes.opens} />
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
  const t = useTexts(dashboardTexts);
  const nameOf = useDeviceName();
  const methodsOf = useSignInMethods();
  if (!sessions) return <p className={classes.quiet}>{t('unavailable')}</p>;
  const newest = sessions.toSorted((one, other) => other.authenticatedAt.localeCompare(one.authenticatedAt));
  return (
    <ul className={classes.lines}>
      {newest.slice(0, SIGN_INS).map(({ id, deviceName, methods, authenticatedAt, isCurrent }) => (
        <li key={id}>
          <span>
            {isCurrent ? (
              t.rich('thisDevice', { device: <bdi>{nameOf(deviceName)}</bdi> })
            ) : (
              <bdi>{nameOf(deviceName)}</bdi>
            )}
          </span>
          <span className={classes.note}>
            {t.rich('signedIn', { methods: methodsOf(methods), time: <When at={authenticatedAt} /> })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Guard({ factors }: { factors: FactorsDto | null }) {
  const t = useTexts(dashboardTexts);
  const formats = useFormats();
  if (!factors) return <p className={classes.quiet}>{t('unavailable')}</p>;
  const { totp, passkeys, recoveryCodesLeft, requiredFrom } = factors;
  const has = [
    ...(totp ? [t('app')] : []),
    ...(passkeys.length > 0 ? [t('passkeys', { count: passkeys.length })] : []),
  ];
  if (has.length > 0) {
    return (
      <p className={classes.guard} data-tone="good">
        <IconShieldCheck size={20} stroke={1.6} aria-hidden="true" />
        <span>
          {formats.list(has)}
          <span className={classes.note}>{t('codesLeft', { count: recoveryCodesLeft })}</span>
        </span>
      </p>
    );
  }
  return (
    <p className={classes.guard} data-tone="wait">
      <IconShieldExclamation size={20} stroke={1.6} aria-hidden="true" />
      <span>
        {t('noFactor')}
        <span className={classes.note}>
          {requiredFrom ? t.rich('factorRequired', { time: <When at={requiredFrom} /> }) : t('setUpFactor')}
        </span>
      </span>
    </p>
  );
}

function Connected({ applications }: { applications: OwnDashboard['connected'] }) {
  const t = useTexts(dashboardTexts);
  if (!applications) return <p className={classes.quiet}>{t('unavailable')}</p>;
  if (applications.length === 0) {
    return <p className={classes.quiet}>{t('noConnected')}</p>;
  }
  return (
    <ul className={classes.lines}>
      {applications.slice(0, 4).map(({ id, name, allowed_at }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span className={classes.note}>{t.rich('connectedSince', { time: <When at={allowed_at} /> })}</span>
        </li>
      ))}
    </ul>
  );
}

function devicesText(devices: OwnDashboard['devices'], t: DashboardTexts): string {
  return devices ? t('devices', { count: devices.length }) : t('yourDevices');
}
