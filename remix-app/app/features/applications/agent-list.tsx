import type { Agent } from '@gatehouse/contracts';
import { Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import { useFormats, useTexts } from '~/texts/texts-context';
import { scopeText } from '../oauth2/scope-text';
import { consentTexts } from '../oauth2/texts/consent';
import classes from './agent-list.module.css';
import type { RegistrationState, RegistrationView } from './registration.server';
import { agentListTexts } from './texts/agent-list';

interface Props {
  about: NonNullable<RegistrationView['about']>;
  isPlatform: boolean;
  state: RegistrationState | undefined;
}

/** Applications that nobody registered for the organization, with the access that its users gave them. */
export function AgentList({ about: { agents, hasMoreAgents, tenantId }, isPlatform, state }: Props) {
  const t = useTexts(agentListTexts);
  return (
    <Section title={t('title')} about={t('about')} id="agents">
      {state && <FormAlert state={state} />}
      {agents.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      ) : (
        <ul className={panel.secrets} style={{ maxWidth: 720 }}>
          {agents.map((agent) => (
            <Item key={agent.id} agent={agent} tenantId={tenantId} isPlatform={isPlatform} />
          ))}
        </ul>
      )}
      {hasMoreAgents && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('more', { count: agents.length })}
        </Text>
      )}
    </Section>
  );
}

interface ItemProps {
  agent: Agent;
  tenantId: string | null;
  isPlatform: boolean;
}

function Item({ agent, tenantId, isPlatform }: ItemProps) {
  const t = useTexts(agentListTexts);
  const describe = useTexts(consentTexts);
  const formats = useFormats();
  const { id, name, publisher, users, scopes, last_used_at: used, created_at: since } = agent;
  const access = scopes.map((scope) => scopeText(describe, scope));
  return (
    <li className={classes.agent}>
      <div className={classes.facts}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{publisher ? t.rich('publisher', { host: <bdi>{publisher}</bdi> }) : t('registered')}</span>
        <span>{t('users', { count: users })}</span>
        <span>
          {used
            ? t.rich('lastUsed', { time: <When at={used} /> })
            : t.rich('since', { time: <When at={since} /> })}
        </span>
        <TimelineLink subject="application" id={id} isPlatform={isPlatform} />
        {users > 0 && (
          <Form method="post" isDraft={false} preventScrollReset className={classes.end}>
            {tenantId && <input type="hidden" name="tenantId" value={tenantId} />}
            <SubmitButton
              intent={`end:${id}`}
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={t('endNamed', { name })}
            >
              {t('end')}
            </SubmitButton>
          </Form>
        )}
      </div>
      {access.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('access', { access: formats.list(access) })}
        </Text>
      )}
    </li>
  );
}
