import { Anchor, Badge, Button, Checkbox, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconFlask, IconLock, IconLockOpen, IconUserX } from '@tabler/icons-react';
import { ChooseOwner } from '~/components/forms/choose-owner';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import styles from './enforcement.module.css';
import type { EnforcementView } from './sso-enforcement.server';

type About = NonNullable<EnforcementView['about']>;

interface Props {
  view: EnforcementView;
  state: FormState | undefined;
}

/** Making single sign-on the only way in: what it needs, whom it shuts out, and who is excepted, before it is saved. */
export function EnforcementPage({ view, state }: Props) {
  const { base, isPlatform, about } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Require single sign-on</h1>
          <Text c="dimmed" size="sm" mt={4} maw={620}>
            Passwords and everything else stop opening accounts
            {about?.owner ? (
              <>
                {' of '}
                <bdi>{about.owner}</bdi>
              </>
            ) : (
              ' of your organization'
            )}
            , at every door: sign-in pages, API, invitations, password resets and passkeys.
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          All configurations
        </Anchor>
      </div>
      {isPlatform && <ChooseOwner of={view.of} isUnknown={view.isUnknown} />}
      {about && <Policy about={about} view={view} state={state} />}
      {!about && !isPlatform && <Text>You are in no organization, so there is nothing to require.</Text>}
    </>
  );
}

function Policy({
  about,
  view,
  state,
}: {
  about: About;
  view: EnforcementView;
  state: FormState | undefined;
}) {
  return (
    <div className={styles.parts}>
      <FormAlert state={state} />
      <Standing about={about} />
      <Tests about={about} base={view.base} />
      <Choice about={about} view={view} key={`${about.policy.version} ${about.named.join()}`} />
    </div>
  );
}

function Standing({ about: { policy } }: { about: About }) {
  const Drawing = policy.enforced ? IconLock : IconLockOpen;
  return (
    <section className={styles.standing} data-enforced={policy.enforced || undefined}>
      <Drawing size={24} stroke={1.6} aria-hidden="true" />
      <div>
        <h2 className={panel.panelTitle}>{policy.enforced ? 'It is required' : 'It is not required'}</h2>
        <Text size="sm" c="dimmed">
          {policy.enforced
            ? 'People sign in through a connection alone. Who is named for emergencies may still use a password, and every admin is told when they do.'
            : 'People may use the connection or their password.'}
          {policy.updatedAt && (
            <>
              {' '}
              Last changed <When at={policy.updatedAt} />.
            </>
          )}
        </Text>
      </div>
    </section>
  );
}

function Tests({ about: { connections, policy }, base }: { about: About; base: string }) {
  return (
    <section className={panel.panel} aria-labelledby="tested">
      <h2 id="tested" className={panel.panelTitle}>
        1. A connection that works
      </h2>
      <p className={panel.panelAbout}>
        An admin of the organization tests one within the last 24 hours, as it is set now. So nobody requires
        a way in that leads nowhere.
      </p>
      {connections.length === 0 ? (
        <Text size="sm">
          No connection is switched on.{' '}
          <Anchor component={Link} to={base} size="sm">
            Connect a directory
          </Anchor>{' '}
          first.
        </Text>
      ) : (
        <ul className={styles.connections}>
          {connections.map(({ id, name, lastTest }) => (
            <li key={id}>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={list.quiet}>
                  {lastTest ? (
                    <>
                      {' '}
                      A test passed <When at={lastTest.at} />
                      {!lastTest.isFresh && ', before the last change or too long ago'}.
                    </>
                  ) : (
                    ' Never tested.'
                  )}
                </span>
              </span>
              {lastTest?.isFresh ? (
                <Badge
                  color="green"
                  variant="light"
                  tt="none"
                  leftSection={<IconCircleCheck size={14} stroke={2} aria-hidden="true" />}
                >
                  Tested
                </Badge>
              ) : (
                <Button
                  component={Link}
                  to={`${base}/${id}?tab=sign-ins`}
                  size="compact-sm"
                  variant={policy.enforced ? 'default' : 'light'}
                  leftSection={<IconFlask size={14} stroke={1.8} aria-hidden="true" />}
                >
                  Test it
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One form: it shows what would become of a choice, and saves it. */
function Choice({ about, view }: { about: About; view: EnforcementView }) {
  const { policy, preview, named } = about;
  return (
    <Form method="post" className={styles.parts}>
      <input type="hidden" name="version" value={policy.version} />
      <input type="hidden" name="tenantId" value={policy.tenantId} />
      <input type="hidden" name="tried" value="yes" />
      {view.of && <input type="hidden" name="of" value={view.of} />}
      <section className={panel.panel} aria-labelledby="named">
        <h2 id="named" className={panel.panelTitle}>
          2. Who may get in when the directory is away
        </h2>
        <p className={panel.panelAbout}>
          Name one or two admins. They keep their password for emergencies; every admin gets a mail each time
          it is used.
        </p>
        <Stack gap="sm">
          {preview.admins.map(({ userId, email, name, hasPassword }) => (
            <Checkbox
              key={userId}
              radius="sm"
              name="named"
              value={userId}
              label={<bdi>{name || email}</bdi>}
              description={hasPassword ? email : `${email}: has no password, so it would be of no use`}
              defaultChecked={named.includes(userId)}
            />
          ))}
        </Stack>
        <Button type="submit" formMethod="get" variant="default" size="sm" mt="md">
          See who is affected
        </Button>
      </section>
      <ShutOut about={about} />
      <Save about={about} />
    </Form>
  );
}

function ShutOut({ about: { preview, next, first, policy } }: { about: About }) {
  const { lockedOut, lockedOutCount } = preview;
  const would = policy.enforced ? 'cannot' : 'would no longer';
  return (
    <section className={panel.panel} aria-labelledby="shut-out">
      <h2 id="shut-out" className={panel.panelTitle}>
        3. Who {would} get in
      </h2>
      {lockedOutCount === 0 ? (
        <Text size="sm">Nobody: everybody is known to a connection, or has an address that one serves.</Text>
      ) : (
        <>
          <Text size="sm" mb="sm">
            <IconUserX
              size={16}
              stroke={1.8}
              aria-hidden="true"
              style={{ verticalAlign: -3, marginInlineEnd: 6 }}
            />
            <strong>
              {lockedOutCount} {lockedOutCount === 1 ? 'person' : 'people'}
            </strong>{' '}
            {would} get in: {reasonOf(preview)}
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

function reasonOf({ lockedOut }: About['preview']): string {
  const reason = lockedOut[0]?.reason ?? '';
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
}

function Save({ about: { policy, preview } }: { about: About }) {
  const { problems, lockedOutCount } = preview;
  const affected =
    lockedOutCount === 0
      ? ''
      : ` and shut out ${lockedOutCount} ${lockedOutCount === 1 ? 'person' : 'people'}`;
  return (
    <section className={panel.panel} aria-labelledby="save">
      <h2 id="save" className={panel.panelTitle}>
        {policy.enforced ? 'Save or stop' : '4. Switch it on'}
      </h2>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      <p className={panel.panelAbout}>
        {policy.enforced
          ? 'Every admin is told when it stops.'
          : 'Every admin gets a mail. Sessions that stand go on until they end by themselves.'}
      </p>
      <div className={styles.actions}>
        {policy.enforced ? (
          <>
            <SubmitButton intent="name" variant="default">
              Save who is named
            </SubmitButton>
            <SubmitButton intent="stop" color="red" variant="light">
              Stop requiring single sign-on
            </SubmitButton>
          </>
        ) : (
          <SubmitButton intent="require" color={lockedOutCount > 0 ? 'red' : undefined}>
            {`Require single sign-on${affected}`}
          </SubmitButton>
        )}
      </div>
    </section>
  );
}
