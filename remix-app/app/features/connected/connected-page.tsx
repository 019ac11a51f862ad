import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { ConnectedList } from './connected-applications.server';
import classes from './connected-page.module.css';

interface Props {
  list: ConnectedList;
  state: FormState | undefined;
}

/** The applications that a person let in, and the way to shut each of them out again. */
export function ConnectedPage({ list: { applications, pages }, state }: Props) {
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Connected applications</h1>
          <Text c="dimmed" size="sm" mt={4}>
            They sign you in through Gatehouse, at whichever of its addresses. Withdrawing ends their access
            at once; the next time they ask you again.
          </Text>
        </div>
      </div>
      <FormAlert state={state} />
      {applications.length > 0 ? (
        <ul className={classes.cards}>
          {applications.map((application) => (
            <Card key={application.id} application={application} />
          ))}
        </ul>
      ) : (
        <Empty />
      )}
      <Pages {...pages} />
    </>
  );
}

function Card({ application }: { application: ConnectedApplicationDto }) {
  const { id, name, scopes, allowed_at, is_active, has_access, is_offline } = application;
  const { last_used_at, expires_at } = application;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.mark} aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase()}
        </span>
        <div className={classes.who}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={list.quiet}>
            Allowed <When at={allowed_at} />
          </div>
          {last_used_at && (
            <div className={list.quiet}>
              Last used <When at={last_used_at} />
            </div>
          )}
          {expires_at && (
            <div className={list.quiet}>
              {is_offline ? 'Access while you are away expires' : 'Access expires'} <When at={expires_at} />
            </div>
          )}
        </div>
        <Badge color={is_active && has_access ? 'green' : 'gray'} variant="light" tt="none">
          {statusOf(is_active, has_access)}
        </Badge>
      </div>
      <div>
        <h3 className={classes.subtitle}>It may learn</h3>
        <ul className={classes.scopes}>
          {scopes.map((scope) => (
            <li key={`${scope.resource} ${scope.scope}`}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {scope.description}
              {scope.can_withdraw && <WithdrawScope id={id} name={name} scope={scope} />}
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="withdraw" variant="default" size="sm">
          Withdraw access<VisuallyHidden> of {name}</VisuallyHidden>
        </SubmitButton>
      </Form>
    </li>
  );
}

interface ScopeProps {
  id: string;
  name: string;
  scope: ConnectedApplicationDto['scopes'][number];
}

/** Ends what the application holds with this scope; the rest stays allowed. */
function WithdrawScope({ id, name, scope: { scope, resource, description } }: ScopeProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="scope" value={scope} />
      {resource !== null && <input type="hidden" name="resource" value={resource} />}
      <SubmitButton intent="withdraw-scope" variant="subtle" size="compact-xs">
        Withdraw
        <VisuallyHidden>
          {' '}
          “{description}” from {name}
        </VisuallyHidden>
      </SubmitButton>
    </Form>
  );
}

function statusOf(isActive: boolean, hasAccess: boolean): string {
  if (!isActive) return 'Not in use';
  return hasAccess ? 'Has access' : 'Allowed, not signed in';
}

function Empty() {
  return (
    <div className={list.frame}>
      <div className={list.empty}>
        <Text fw={600}>No application knows you yet</Text>
        <Text c="dimmed" size="sm" mt={4}>
          When you sign in to an application through Gatehouse, it appears here.
        </Text>
      </div>
    </div>
  );
}
