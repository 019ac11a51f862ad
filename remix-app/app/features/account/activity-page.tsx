import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Pages } from '~/components/list/pages';
import { NetworkCredit } from '~/components/network-credit';
import { PageHeader } from '~/components/shell/page-header';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { RiskBadge } from '../sign-ins/risk-badge';
import { signInLogTexts } from '../sign-ins/texts/log';
import { methodKey } from '../sign-ins/words';
import type { Activity, ShownSignIn } from './activity.server';
import settings from './settings.module.css';
import { activityTexts } from './texts/activity';

interface Props {
  activity: Activity;
  state: FormState | undefined;
}

/** The user's own sign-ins, successful and failed, with a report for each that was not theirs. */
export function ActivityPage({ activity: { signIns, pages }, state }: Props) {
  const t = useTexts(activityTexts);
  return (
    <div className={settings.page}>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <FormAlert state={state} />
      {signIns.length > 0 ? (
        <div className={settings.content}>
          <ul className={settings.list}>
            {signIns.map((signIn) => (
              <Row key={signIn.id} signIn={signIn} />
            ))}
          </ul>
        </div>
      ) : (
        <Text c="dimmed">{t('empty')}</Text>
      )}
      {signIns.some(({ origin }) => origin.operator) && <NetworkCredit />}
      <Pages {...pages} />
    </div>
  );
}

function Row({ signIn }: { signIn: ShownSignIn }) {
  const t = useTexts(activityTexts);
  const methods = useTexts(signInLogTexts);
  const nameOf = useDeviceName();
  const { id, at, method, failed, outcome, count, device, application, tenantName, isCurrent } = signIn;
  const { cause, level, unusual, canReport } = signIn;
  return (
    <li>
      <div className={settings.grow}>
        <div className={settings.name}>
          <bdi>{nameOf(device)}</bdi>
          <Badge color={failed ? 'red' : 'green'} variant="light" tt="none" size="sm">
            {failed ? t('failed', { count }) : t('succeeded')}
          </Badge>
          {level && level !== 'low' && <RiskBadge level={level} />}
          {isCurrent && (
            <Badge color="gray" variant="light" tt="none" size="sm">
              {t('current')}
            </Badge>
          )}
        </div>
        <div className={settings.quiet}>
          {t.rich('line', {
            time: <When at={at} />,
            method: methods(methodKey(method)),
            place: <Place signIn={signIn} />,
          })}
        </div>
        {(application || tenantName) && (
          <div className={settings.quiet}>
            <bdi>{application ?? tenantName}</bdi>
            {application && tenantName && (
              <>
                {' · '}
                <bdi>{tenantName}</bdi>
              </>
            )}
          </div>
        )}
        {failed && <div className={settings.quiet}>{cause ?? <code dir="ltr">{outcome}</code>}</div>}
        {unusual && (
          <div className={settings.unusual}>{t.rich('unusual', { reasons: <bdi>{unusual}</bdi> })}</div>
        )}
      </div>
      {canReport && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="report" variant="default" size="sm">
            <span>
              {t.rich('notMe', { device: <bdi>{nameOf(device)}</bdi>, time: <When at={at} />, hidden })}
            </span>
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** Its parts stay in one line, so nothing may show beyond its edge. */
const CLIPPED = { clipPath: 'inset(50%)' };
const hidden = (inner: ReactNode) => <VisuallyHidden style={CLIPPED}>{inner}</VisuallyHidden>;

/** "203.0.113.7 (Germany · Example Telecom)" */
function Place({ signIn: { address, network } }: { signIn: ShownSignIn }) {
  const t = useTexts(activityTexts);
  if (!address) return t('unknownPlace');
  return (
    <>
      <bdi>{address}</bdi>
      {network && (
        <>
          {' '}
          (<bdi>{network}</bdi>)
        </>
      )}
    </>
  );
}
