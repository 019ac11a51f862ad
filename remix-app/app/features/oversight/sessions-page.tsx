import { roleLabel } from '@gatehouse/contracts';
import { Anchor, Badge, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, Filters, ItemName, ListPage, OwnerField, UnknownOwner } from '~/components/list/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { OpenSessionsView } from './open-sessions.server';
import classes from './oversight.module.css';
import { methodsText } from './words';

interface Props {
  list: OpenSessionsView;
  state: FormState | undefined;
}

/** Who is signed in at this moment. */
export function SessionsPage({ list, state }: Props) {
  const { view, isUnknown, whole } = list;
  return (
    <ListPage
      {...list}
      title="Sessions"
      about="Who is signed in at this moment, the newest sign-in first. Whoever is signed out has to prove themselves again."
      isNarrowed={Boolean(view.of || view.email || view.network)}
      filters={
        <Filters
          base="/superadmin/sessions"
          submit="Show"
          held={{ of: view.of, email: view.email, network: view.network }}
          chips={[
            { name: 'of', label: view.of && `Organization ${view.of}` },
            { name: 'email', label: view.email },
            { name: 'network', label: view.network && `From ${view.network}` },
          ]}
        >
          <OwnerField value={view.of} />
          <TextInput
            name="email"
            label="Person"
            placeholder="Whole email address"
            defaultValue={view.email}
            maxLength={254}
            spellCheck={false}
          />
          <TextInput
            name="network"
            label="Network"
            placeholder="192.0.2.7"
            defaultValue={view.network}
            maxLength={50}
            spellCheck={false}
          />
        </Filters>
      }
      columns={[
        {
          label: 'Who',
          cell: ({ userId, name, email, isCurrent }) => (
            <ItemName to={`/superadmin/users/${userId}`} name={name || email}>
              {email}
              {isCurrent && (
                <Badge size="xs" variant="light" ms={8}>
                  You
                </Badge>
              )}
            </ItemName>
          ),
        },
        {
          label: 'Where',
          cell: ({ tenantName, role }) => (
            <div>
              <bdi>{tenantName ?? 'The platform'}</bdi>
              <Text size="xs" c="dimmed">
                {roleLabel(role)}
              </Text>
            </div>
          ),
        },
        {
          label: 'From',
          cell: ({ address, deviceName }) => (
            <div>
              {address ? (
                <Anchor component={Link} to={`?network=${encodeURIComponent(address)}`} size="sm">
                  {address}
                </Anchor>
              ) : (
                'Unknown'
              )}
              <Text size="xs" c="dimmed">
                {deviceName}
              </Text>
            </div>
          ),
        },
        {
          label: 'Since',
          cell: ({ authenticatedAt, methods }) => (
            <div>
              <When at={authenticatedAt} />
              <Text size="xs" c="dimmed">
                {methodsText(methods)}
              </Text>
            </div>
          ),
        },
        { label: 'Last seen', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
        {
          label: 'Actions',
          isAction: true,
          cell: ({ id, name, email, isCurrent }) =>
            !isCurrent && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <SubmitButton intent="end" variant="default" size="xs">
                  End<span className={classes.unseen}> the session of {name || email}</span>
                </SubmitButton>
              </Form>
            ),
        },
      ]}
      empty={
        <Blank title="Nobody is signed in">
          As soon as somebody signs in, they stand here until they leave.
        </Blank>
      }
      noMatch={
        <Blank title="Nobody is signed in like that">Sessions that have ended are in the audit trail.</Blank>
      }
    >
      {isUnknown && <UnknownOwner of={view.of} />}
      <FormAlert state={state} />
      {whole && (
        <Form method="post" className={classes.whole}>
          <input type="hidden" name="id" value={whole.id} />
          <Text size="sm">
            {whole.kind === 'tenant' ? 'Sign out everybody of ' : 'Sign out everywhere: '}
            <bdi>
              <strong>{whole.name}</strong>
            </bdi>
            . It holds at once, and applications are told.
          </Text>
          <SubmitButton intent={whole.kind === 'tenant' ? 'end-tenant' : 'end-user'} color="red" size="sm">
            End all
          </SubmitButton>
        </Form>
      )}
    </ListPage>
  );
}
