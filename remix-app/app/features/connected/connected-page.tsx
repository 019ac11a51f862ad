import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { scopeText } from '../oauth2/scope-text';
import { consentTexts } from '../oauth2/texts/consent';
import type { ConnectedList } from './connected-applications.server';
import classes from './connected-page.module.css';
import { connectedTexts } from './texts/connected';

interface Props {
  list: ConnectedList;
  state: FormState | undefined;
}

/** The applications that a user allowed. */
export function ConnectedPage({ list: { applications, pages }, state }: Props) {
  const t = useTexts(connectedTexts);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
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
  const t = useTexts(connectedTexts);
  const describe = useTexts(consentTexts);
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
          <div className={list.quiet}>{t.rich('allowed', { when: <When at={allowed_at} /> })}</div>
          {last_used_at && (
            <div className={list.quiet}>{t.rich('lastUsed', { when: <When at={last_used_at} /> })}</div>
          )}
          {expires_at && (
            <div className={list.quiet}>
              {t.rich(is_offline ? 'offlineExpires' : 'expires', { when: <When at={expires_at} /> })}
            </div>
          )}
        </div>
        <Badge color={is_active && has_access ? 'green' : 'gray'} variant="light" tt="none">
          {t(statusOf(is_active, has_access))}
        </Badge>
      </div>
      <div>
        <h3 className={classes.subtitle}>{t('mayAccess')}</h3>
        <ul className={classes.scopes}>
          {scopes.map((scope) => (
            <li key={`${scope.resource} ${scope.scope}`}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {scopeText(describe, scope)}
              {scope.can_withdraw && (
                <WithdrawScope id={id} name={name} scope={scope} description={scopeText(describe, scope)} />
              )}
            </li>
          ))}
        </ul>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="withdraw" variant="default" size="sm">
          <span>{t.rich('withdraw', { application: name, hidden })}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}

interface ScopeProps {
  id: string;
  name: string;
  scope: ConnectedApplicationDto['scopes'][number];
  description: string;
}

const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

/** Ends what the application holds with this scope; the rest stays allowed. */
function WithdrawScope({ id, name, scope: { scope, resource }, description }: ScopeProps) {
  const t = useTexts(connectedTexts);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="scope" value={scope} />
      {resource !== null && <input type="hidden" name="resource" value={resource} />}
      <SubmitButton intent="withdraw-scope" variant="subtle" size="compact-xs">
        <span>{t.rich('withdrawScope', { scope: description, application: name, hidden })}</span>
      </SubmitButton>
    </Form>
  );
}

function statusOf(isActive: boolean, hasAccess: boolean) {
  if (!isActive) return 'disabled';
  return hasAccess ? 'hasAccess' : 'notSignedIn';
}

function Empty() {
  const t = useTexts(connectedTexts);
  return (
    <div className={list.frame}>
      <div className={list.empty}>
        <Text fw={600}>{t('empty')}</Text>
        <Text c="dimmed" size="sm" mt={4}>
          {t('emptyAbout')}
        </Text>
      </div>
    </div>
  );
}
