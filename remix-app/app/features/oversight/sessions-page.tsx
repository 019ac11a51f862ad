import type { OpenSession } from '@gatehouse/contracts';
import { Anchor, Badge, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { OneLine } from '~/components/list/one-line';
import { RowButton, RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useFormats, useTexts } from '~/texts/texts-context';
import type { OpenSessionsView } from './open-sessions.server';
import classes from './oversight.module.css';
import { sessionsTexts } from './texts/sessions';
import { sharedTexts } from './texts/shared';
import { methodsText, roleText } from './words';

interface Props {
  list: OpenSessionsView;
  state: FormState | undefined;
}

/** Who is signed in at this moment. */
export function SessionsPage({ list, state }: Props) {
  const t = useTexts(sessionsTexts);
  const nameOf = useDeviceName();
  const shared = useTexts(sharedTexts);
  const formats = useFormats();
  const { view, isUnknown, whole } = list;
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      isNarrowed={Boolean(view.of || view.email || view.network)}
      filters={
        <Filters
          base="/superadmin/sessions"
          submit={t('show')}
          held={{ of: view.of, email: view.email, network: view.network }}
          chips={[
            { name: 'of', label: view.of && t('organizationChip', { organization: view.of }) },
            { name: 'email', label: view.email },
            { name: 'network', label: view.network && t('networkChip', { network: view.network }) },
          ]}
        >
          <OwnerField value={view.of} />
          <TextInput
            name="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            defaultValue={view.email}
            maxLength={254}
            spellCheck={false}
          />
          <TextInput
            name="network"
            label={t('network')}
            placeholder="192.0.2.7"
            defaultValue={view.network}
            maxLength={50}
            spellCheck={false}
          />
        </Filters>
      }
      columns={[
        {
          label: t('user'),
          cell: ({ userId, name, email, isCurrent }) => (
            <ItemName to={`/superadmin/users/${userId}`} name={name || email}>
              {isCurrent && (
                <Badge size="xs" variant="light" me={8}>
                  {t('you')}
                </Badge>
              )}
              <span title={email}>{email}</span>
            </ItemName>
          ),
        },
        {
          label: shared('organization'),
          cell: ({ tenantName, role }) => (
            <div>
              <OneLine text={tenantName ?? t('platform')} />
              <Text size="xs" c="dimmed">
                {roleText(role, shared)}
              </Text>
            </div>
          ),
        },
        {
          label: t('device'),
          cell: ({ address, deviceName }) => (
            <div>
              {address ? (
                <Anchor component={Link} to={`?network=${encodeURIComponent(address)}`} size="sm">
                  {address}
                </Anchor>
              ) : (
                t('unknown')
              )}
              <Text size="xs" c="dimmed">
                <OneLine text={nameOf(deviceName)} />
              </Text>
            </div>
          ),
        },
        {
          label: t('signedIn'),
          cell: ({ authenticatedAt, methods }) => (
            <div>
              <When at={authenticatedAt} />
              <Text size="xs" c="dimmed">
                {methodsText(methods, t, formats)}
              </Text>
            </div>
          ),
        },
        { label: t('lastActive'), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
        {
          label: shared('actions'),
          isAction: true,
          cell: (session) => <SessionMenu session={session} />,
        },
      ]}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
    >
      {isUnknown && <UnknownOwner of={view.of} />}
      <FormAlert state={state} />
      {whole && (
        <Form method="post" className={classes.whole}>
          <input type="hidden" name="id" value={whole.id} />
          <Text size="sm">
            {t.rich(whole.kind === 'tenant' ? 'endTenant' : 'endUser', {
              name: whole.name,
              b: (inner: ReactNode) => (
                <bdi>
                  <strong>{inner}</strong>
                </bdi>
              ),
            })}
          </Text>
          <SubmitButton intent={whole.kind === 'tenant' ? 'end-tenant' : 'end-user'} color="red" size="sm">
            {t('endAll')}
          </SubmitButton>
        </Form>
      )}
    </ListPage>
  );
}

function SessionMenu({ session }: { session: OpenSession }) {
  const { id, userId, name, email, address, isCurrent } = session;
  const t = useTexts(sessionsTexts);
  const rows = useTexts(listTexts);
  return (
    <RowMenu name={name || email}>
      <RowLink to={`/superadmin/users/${userId}`}>{rows('viewUser')}</RowLink>
      {address && <RowLink to={`?network=${encodeURIComponent(address)}`}>{rows('viewNetwork')}</RowLink>}
      {!isCurrent && (
        <Form method="post" isDraft={false} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <RowButton value="end" isDangerous>
            {t.rich('end', {
              name: name || email,
              hidden: (inner: ReactNode) => <span className={classes.unseen}>{inner}</span>,
            })}
          </RowButton>
        </Form>
      )}
    </RowMenu>
  );
}
