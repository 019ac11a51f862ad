import type { EmergencyCodeStatus } from '@gatehouse/contracts';
import { Anchor, Badge, Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconFlask, IconLock, IconLockOpen, IconUserX } from '@tabler/icons-react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTimeZone } from '~/components/use-time-zone';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { SealedCodes } from '../account/sealed-codes';
import { ReplayResult } from '../policy-replay/replay-result';
import styles from './enforcement.module.css';
import type { EnforcementState, EnforcementView } from './sso-enforcement.server';
import { enforcementTexts } from './texts/enforcement';

type About = NonNullable<EnforcementView['about']>;

interface Props {
  view: EnforcementView;
  state: EnforcementState | undefined;
}

/** Requires single sign-on: shows what it needs, who would lose access and who is excepted before it is saved. */
export function EnforcementPage({ view, state }: Props) {
  const t = useTexts(enforcementTexts);
  const { base, isPlatform, about } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4} maw={620}>
            {about?.owner ? t.rich('aboutOf', { organization: <bdi>{about.owner}</bdi> }) : t('about')}
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          {t('allConnections')}
        </Anchor>
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && <Policy about={about} view={view} state={state} />}
      {!about && !isPlatform && <Text>{t('noOrganization')}</Text>}
    </>
  );
}

function Policy({ about, view, state }: { about: About } & Props) {
  return (
    <div className={styles.parts}>
      <FormAlert state={state} />
      {state?.codes && <NewCodes codes={state.codes} />}
      <Status about={about} />
      {about.isInGrace && about.replay && <ReplayResult view={about.replay} />}
      {about.codes && <Codes codes={about.codes} about={about} />}
      <Tests about={about} base={view.base} />
      <Choice about={about} view={view} state={state} key={`${about.policy.version} ${about.named.join()}`} />
    </div>
  );
}

function Status({ about: { policy, isInGrace } }: { about: About }) {
  const t = useTexts(enforcementTexts);
  const formats = useFormats(useTimeZone());
  const status = isInGrace ? 'scheduled' : policy.enforced ? 'required' : 'notRequired';
  const about = policy.emergencyAccess === 'password' ? 'requiredAbout' : 'requiredCodesAbout';
  const Drawing = policy.enforced ? IconLock : IconLockOpen;
  return (
    <section className={styles.standing} data-enforced={policy.enforced || undefined}>
      <Drawing size={24} stroke={1.6} aria-hidden="true" />
      <div>
        <h2 className={panel.panelTitle}>{t(status)}</h2>
        <Text size="sm" c="dimmed">
          {isInGrace
            ? t.rich('scheduledAbout', {
                at: (
                  <time key="at" dateTime={policy.enforcedFrom ?? ''} suppressHydrationWarning>
                    {formats.moment(policy.enforcedFrom ?? '')}
                  </time>
                ),
              })
            : t(policy.enforced ? about : 'notRequiredAbout')}
        </Text>
        {policy.updatedAt && (
          <Text size="sm" c="dimmed">
            {t.rich('changedAt', { at: <When at={policy.updatedAt} /> })}
          </Text>
        )}
      </div>
    </section>
  );
}

function Tests({ about: { connections, policy }, base }: { about: About; base: string }) {
  const t = useTexts(enforcementTexts);
  return (
    <section className={panel.panel} aria-labelledby="tested">
      <h2 id="tested" className={panel.panelTitle}>
        {t('testTitle')}
      </h2>
      <p className={panel.panelAbout}>{t('testAbout')}</p>
      {connections.length === 0 ? (
        <Text size="sm">
          {t.rich('noConnection', {
            connect: (inner) => (
              <Anchor component={Link} to={base} size="sm">
                {inner}
              </Anchor>
            ),
          })}
        </Text>
      ) : (
        <ul className={styles.connections}>
          {connections.map(({ id, name, lastTest }) => (
            <li key={id}>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                <span className={list.quiet}>
                  {lastTest
                    ? t.rich(lastTest.isFresh ? 'passedAt' : 'passedOutdated', {
                        at: <When at={lastTest.at} />,
                      })
                    : t('neverTested')}
                </span>
              </span>
              {lastTest?.isFresh ? (
                <Badge
                  color="green"
                  variant="light"
                  tt="none"
                  leftSection={<IconCircleCheck size={14} stroke={2} aria-hidden="true" />}
                >
                  {t('tested')}
                </Badge>
              ) : (
                <Button
                  component={Link}
                  to={`${base}/${id}?tab=sign-ins`}
                  size="compact-sm"
                  variant={policy.enforced ? 'default' : 'light'}
                  leftSection={<IconFlask size={14} stroke={1.8} aria-hidden="true" />}
                >
                  {t('test')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ACCESS = [
  ['code', 'accessCode'],
  ['code_and_release', 'accessRelease'],
  ['password', 'accessPassword'],
] as const;

/** Codes in the only moment in which somebody can read them. */
function NewCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(enforcementTexts);
  return (
    <SealedCodes
      codes={codes}
      title={t('codesTitle')}
      about={t('codesAbout')}
      label={t('codes')}
      file="gatehouse-emergency-codes.txt"
    />
  );
}

/** How many codes are left, and who waits for the release of one. */
function Codes({
  codes: { left, createdAt, requests },
  about,
}: {
  codes: EmergencyCodeStatus;
  about: About;
}) {
  const t = useTexts(enforcementTexts);
  const owner = <input type="hidden" name="tenantId" value={about.policy.tenantId} />;
  return (
    <section className={panel.panel} aria-labelledby="codes">
      <h2 id="codes" className={panel.panelTitle}>
        {t('codes')}
      </h2>
      <p className={panel.panelAbout}>
        {t('codesLeft', { count: left })}{' '}
        {createdAt && t.rich('codesCreated', { at: <When at={createdAt} /> })}
      </p>
      {requests.length > 0 && (
        <ul className={styles.connections}>
          {requests.map(({ id, email, name, requestedAt, releasedAt }) => (
            <li key={id}>
              <span>
                <strong>
                  <bdi>{name || email}</bdi>
                </strong>{' '}
                <span className={list.quiet}>
                  {t.rich(releasedAt ? 'released' : 'requested', {
                    email: <bdi key="email">{email}</bdi>,
                    at: <When key="at" at={releasedAt ?? requestedAt} />,
                  })}
                </span>
              </span>
              {!releasedAt && (
                <Form method="post" isDraft={false}>
                  {owner}
                  <input type="hidden" name="request" value={id} />
                  <SubmitButton intent="release" size="compact-sm">
                    {t('release')}
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" isDraft={false}>
        {owner}
        <SubmitButton intent="renew-codes" variant="default" size="sm" mt="md">
          {t('renewCodes')}
        </SubmitButton>
        <Text size="sm" c="dimmed" mt={6}>
          {t('renewCodesAbout')}
        </Text>
      </Form>
    </section>
  );
}

/** One form: it shows the effect of a choice, and saves it. */
function Choice({ about, view, state }: { about: About } & Props) {
  const t = useTexts(enforcementTexts);
  const { policy, preview, named, allowsPasswordsInOutage, emergencyAccess } = about;
  return (
    <Form method="post" className={styles.parts}>
      <input type="hidden" name="version" value={policy.version} />
      <input type="hidden" name="tenantId" value={policy.tenantId} />
      <input type="hidden" name="tried" value="yes" />
      {view.of && <input type="hidden" name="of" value={view.of} />}
      <section className={panel.panel} aria-labelledby="named">
        <h2 id="named" className={panel.panelTitle}>
          {t('namedTitle')}
        </h2>
        <p className={panel.panelAbout}>{t('namedAbout')}</p>
        <Stack gap="sm">
          {preview.admins.map(({ userId, email, name, hasPassword }) => (
            <Checkbox
              key={userId}
              radius="sm"
              name="named"
              value={userId}
              label={<bdi>{name || email}</bdi>}
              description={hasPassword ? email : t('noPassword', { email })}
              defaultChecked={named.includes(userId)}
            />
          ))}
        </Stack>
        <Radio.Group
          name="emergencyAccess"
          label={t('emergencyAccess')}
          description={t('emergencyAccessAbout')}
          defaultValue={emergencyAccess}
          mt="lg"
        >
          <Stack gap="sm" mt="sm">
            {ACCESS.map(([value, label]) => (
              <Radio key={value} value={value} label={t(label)} description={t(`${label}About`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox
          radius="sm"
          mt="lg"
          name="allowsPasswordsInOutage"
          value="yes"
          label={t('outagePasswords')}
          description={t('outagePasswordsAbout')}
          defaultChecked={allowsPasswordsInOutage}
        />
        <Button type="submit" formMethod="get" variant="default" size="sm" mt="md">
          {t('preview')}
        </Button>
      </section>
      {!about.isInGrace && about.replay && <ReplayResult view={about.replay} />}
      <LockedOut about={about} />
      <Save about={about} state={state} />
    </Form>
  );
}

function LockedOut({ about: { preview, next, first, policy } }: { about: About }) {
  const { lockedOut, lockedOutCount } = preview;
  const t = useTexts(enforcementTexts);
  return (
    <section className={panel.panel} aria-labelledby="shut-out">
      <h2 id="shut-out" className={panel.panelTitle}>
        {t(policy.enforced ? 'lockedOutTitleRequired' : 'lockedOutTitle')}
      </h2>
      {lockedOutCount === 0 ? (
        <Text size="sm">{t('nobodyLockedOut')}</Text>
      ) : (
        <>
          <Text size="sm" mb="sm">
            <IconUserX
              size={16}
              stroke={1.8}
              aria-hidden="true"
              style={{ verticalAlign: -3, marginInlineEnd: 6 }}
            />
            {t.rich(policy.enforced ? 'lockedOutRequired' : 'lockedOut', {
              count: lockedOutCount,
              reason: lockedOut[0]?.reason ?? '',
              b: (inner) => <strong>{inner}</strong>,
            })}
          </Text>
          <ul className={styles.people}>
            {lockedOut.map(({ userId, email, name }) => (
              <li key={userId}>
                <bdi>{name || email}</bdi>
                <bdi className={list.quiet}>{email}</bdi>
              </li>
            ))}
          </ul>
          <Pages first={first} next={next} />
        </>
      )}
    </section>
  );
}

function Save({
  about: { policy, preview, graceDays, isInGrace },
  state,
}: { about: About } & Pick<Props, 'state'>) {
  const { problems, lockedOutCount } = preview;
  const t = useTexts(enforcementTexts);
  return (
    <section className={panel.panel} aria-labelledby="save">
      <h2 id="save" className={panel.panelTitle}>
        {t(policy.enforced ? 'changeTitle' : 'saveTitle')}
      </h2>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <p className={panel.panelAbout}>{t(policy.enforced ? 'changeAbout' : 'saveAbout')}</p>
      {!policy.enforced && (
        <TextInput
          name="graceDays"
          type="number"
          min={0}
          max={30}
          maw={220}
          mb="md"
          label={t('graceDays')}
          description={t('graceDaysAbout')}
          defaultValue={graceDays}
          error={state?.errors.graceDays}
          required
          withAsterisk={false}
          styles={{ description: { width: 'min(560px, 78vw)' } }}
        />
      )}
      <div className={styles.actions}>
        {policy.enforced ? (
          <>
            {isInGrace && <SubmitButton intent="now">{t('requireNow')}</SubmitButton>}
            <SubmitButton intent="name" variant="default">
              {t('saveNamed')}
            </SubmitButton>
            <SubmitButton intent="stop" color="red" variant="light">
              {t('stop')}
            </SubmitButton>
          </>
        ) : (
          <SubmitButton intent="require" color={lockedOutCount > 0 ? 'red' : undefined}>
            {lockedOutCount === 0 ? t('require') : t('requireAndLockOut', { count: lockedOutCount })}
          </SubmitButton>
        )}
      </div>
    </section>
  );
}
