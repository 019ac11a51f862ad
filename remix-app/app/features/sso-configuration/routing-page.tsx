import type { SsoRouteExplanation, SsoRouteStep } from '@gatehouse/contracts';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconCheck, IconKey, IconLogin2, IconX } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import list from '~/components/list/list.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useFormats, useTexts } from '~/texts/texts-context';
import styles from './routing.module.css';
import type { RoutingView } from './sso-routing.server';
import { routingTexts } from './texts/routing';

/** Where the sign-in page sends an address, question by question. */
export function RoutingPage({ view }: { view: RoutingView }) {
  const t = useTexts(routingTexts);
  const { base, email, explanation } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4} maw={620}>
            {t('about')}
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          {t('allConnections')}
        </Anchor>
      </div>
      <FilterForm className={list.filters} held={{ email }}>
        <TextInput
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('email')}
          placeholder="ada@acme.com"
          defaultValue={email}
          maxLength={254}
          autoComplete="off"
          required
          withAsterisk={false}
          miw={280}
        />
        <Button type="submit">{t('explain')}</Button>
      </FilterForm>
      {explanation && <Explanation explanation={explanation} view={view} />}
    </>
  );
}

function Explanation({ explanation, view }: { explanation: SsoRouteExplanation; view: RoutingView }) {
  const t = useTexts(routingTexts);
  const { steps, connections, isOwn, domain } = explanation;
  return (
    <div className={styles.columns}>
      <Result explanation={explanation} />
      <section className={styles.card} aria-labelledby="why">
        <h2 id="why" className={styles.title}>
          {t('why')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </ol>
      </section>
      {isOwn && <Next explanation={explanation} view={view} />}
      {connections.length > 0 && (
        <section className={styles.card} aria-labelledby="connections">
          <h2 id="connections" className={styles.title}>
            {t('connections')}
          </h2>
          <ul className={styles.connections}>
            {connections.map((connection) => (
              <li key={connection.configurationId}>
                <Anchor component={Link} to={`${view.base}/${connection.configurationId}`} size="sm" fw={560}>
                  <bdi>{connection.name}</bdi>
                </Anchor>
                <span className={styles.quiet}>
                  {t(stateOf(connection), {
                    kind: SSO_PROVIDERS[connection.type].kind,
                    domain: domain ?? t('theDomain'),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function stateOf({ isEnabled, namesDomain }: SsoRouteExplanation['connections'][number]) {
  if (isEnabled) return namesDomain ? 'enabledWith' : 'enabledWithout';
  return namesDomain ? 'disabledWith' : 'disabledWithout';
}

function Result({ explanation: { route } }: { explanation: SsoRouteExplanation }) {
  const Drawing = route.kind === 'password' ? IconKey : IconLogin2;
  const t = useTexts(routingTexts);
  const formats = useFormats();
  const connections = formats.list(route.options.map(({ name }) => name));
  const title = route.kind === 'password' ? t('password') : t(route.kind, { connections });
  return (
    <section className={`${styles.card} ${styles.result}`} role="status">
      <Drawing size={26} stroke={1.6} aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{title}</h2>
      </div>
    </section>
  );
}

function Step({ step: { question, answer, isYes, decides, name } }: { step: SsoRouteStep }) {
  const t = useTexts(routingTexts);
  const isNeutral = name === 'enforced';
  const Drawing = isNeutral ? IconArrowRight : isYes ? IconCheck : IconX;
  return (
    <li data-answer={isNeutral ? 'neutral' : isYes ? 'yes' : 'no'}>
      <span className={styles.mark} aria-hidden="true">
        <Drawing size={14} stroke={2.4} />
      </span>
      <span>
        <strong>{question}</strong>
        <span className={styles.answer}>
          {decides && !isNeutral && !isYes ? t('decidesPassword', { answer }) : answer}
        </span>
      </span>
    </li>
  );
}

/** What an admin can do about a "no" for a domain of their organization. */
function Next({ explanation, view }: { explanation: SsoRouteExplanation; view: RoutingView }) {
  const t = useTexts(routingTexts);
  const no = explanation.steps.find(({ isYes, name }) => !isYes && name !== 'enforced');
  const { claim } = explanation;
  const advice =
    no?.name === 'domain'
      ? claim === 'pending'
        ? ({ text: 'pending', to: view.domainsBase, label: 'verify' } as const)
        : ({ text: 'unclaimed', to: `${view.domainsBase}/new`, label: 'claim' } as const)
      : no?.name === 'connection'
        ? ({ text: 'unserved', to: view.base, label: 'toConnections' } as const)
        : null;
  if (!advice) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('next')}</h2>
      <Text size="sm" mb="sm">
        {t(advice.text)}
      </Text>
      <Button component={Link} to={advice.to} variant="default" size="sm">
        {t(advice.label)}
      </Button>
    </section>
  );
}
