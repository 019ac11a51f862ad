import { FACTORS } from '@gatehouse/contracts';
import { Group } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './incidents.module.css';
import type { WaitingView } from './incidents.server';
import { incidentTexts } from './texts/incidents';
import { SeverityBadge } from './words';

/** Sign-ins that the sign-in policy holds until an admin decides. */
export function WaitingSignIns({ waiting }: { waiting: readonly WaitingView[] }) {
  const t = useTexts(incidentTexts);
  return (
    <Section title={t('waiting')} about={t('waitingAbout')}>
      <ul className={classes.rows}>
        {waiting.map((one) => (
          <li key={one.id}>
            <Row signIn={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ signIn }: { signIn: WaitingView }) {
  const t = useTexts(incidentTexts);
  const { id, user, number, application, device, place, risk, askedAt, isOwn } = signIn;
  return (
    <Form method="post" isDraft={false} className={classes.row}>
      <input type="hidden" name="id" value={id} />
      <span className={classes.what}>
        <bdi>{user.email}</bdi> · <strong>{t('w_number', { number })}</strong>{' '}
        <SeverityBadge severity={risk.level} />
        <span className={classes.quiet}>
          {device && <bdi>{t('w_from', { device, place })}</bdi>}
          {application && (
            <>
              {device && ' · '}
              <bdi>{t('w_application', { application })}</bdi>
            </>
          )}
        </span>
        <span className={classes.quiet}>{risk.reasons.join(' · ')}</span>
        <span className={classes.quiet}>
          {t.rich('w_expires', { asked: <When at={askedAt} />, minutes: FACTORS.approvalSeconds / 60 })}
        </span>
      </span>
      {isOwn ? (
        <span className={classes.quiet}>{t('w_own')}</span>
      ) : (
        <Group gap="xs">
          <SubmitButton intent={`approve-${id}`} size="xs">
            {t('approve')}
          </SubmitButton>
          <SubmitButton intent={`reject-${id}`} size="xs" color="red" variant="default">
            {t('rejectSignIn')}
          </SubmitButton>
        </Group>
      )}
    </Form>
  );
}
