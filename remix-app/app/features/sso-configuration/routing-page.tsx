import type { SsoRouteExplanation, SsoRouteStep } from '@gatehouse/contracts';
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowRight, IconCheck, IconKey, IconLogin2, IconX } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import list from '~/components/list/list.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import styles from './routing.module.css';
import type { RoutingView } from './sso-routing.server';

/** Where an address would go on the sign-in page, question by question. */
export function RoutingPage({ view }: { view: RoutingView }) {
  const { base, email, explanation } = view;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Where an address goes</h1>
          <Text c="dimmed" size="sm" mt={4} maw={620}>
            Type an address as somebody would on the sign-in page. Its domain alone decides: whether there is
            such an account makes no difference, and so the page tells a stranger nothing.
          </Text>
        </div>
        <Anchor component={Link} to={base} size="sm">
          All configurations
        </Anchor>
      </div>
      <FilterForm className={list.filters} held={{ email }}>
        <TextInput
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label="Email address"
          placeholder="ada@acme.com"
          defaultValue={email}
          maxLength={254}
          autoComplete="off"
          required
          withAsterisk={false}
          miw={280}
        />
        <Button type="submit">Explain</Button>
      </FilterForm>
      {explanation && <Explanation explanation={explanation} view={view} />}
    </>
  );
}

function Explanation({ explanation, view }: { explanation: SsoRouteExplanation; view: RoutingView }) {
  const { steps, connections, isOwn, domain } = explanation;
  return (
    <div className={styles.columns}>
      <Result explanation={explanation} />
      <section className={styles.card} aria-labelledby="why">
        <h2 id="why" className={styles.title}>
          Why
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
            Connections of the organization
          </h2>
          <ul className={styles.connections}>
            {connections.map((connection) => (
              <li key={connection.configurationId}>
                <Anchor component={Link} to={`${view.base}/${connection.configurationId}`} size="sm" fw={560}>
                  <bdi>{connection.name}</bdi>
                </Anchor>
                <span className={styles.quiet}>
                  {SSO_PROVIDERS[connection.type].kind},{' '}
                  {connection.isEnabled ? 'switched on' : 'switched off'},{' '}
                  {connection.namesDomain ? `names ${domain}` : `does not name ${domain ?? 'the domain'}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Result({ explanation: { route } }: { explanation: SsoRouteExplanation }) {
  const Drawing = route.kind === 'password' ? IconKey : IconLogin2;
  const names = route.options.map(({ name }) => name).join(' or ');
  const title = {
    password: 'The password is asked for',
    offer: `${names} is offered, beside the password`,
    require: `${names}, and nothing else`,
  }[route.kind];
  return (
    <section className={`${styles.card} ${styles.result}`} role="status">
      <Drawing size={26} stroke={1.6} aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Text size="sm" c="dimmed">
          The page says: “{route.reason}”
        </Text>
      </div>
    </section>
  );
}

function Step({ step: { question, answer, isYes, decides, name } }: { step: SsoRouteStep }) {
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
          {answer}
          {decides && !isNeutral && !isYes && ' So the password is asked for.'}
        </span>
      </span>
    </li>
  );
}

/** What an admin can do about a "no" of their own. */
function Next({ explanation, view }: { explanation: SsoRouteExplanation; view: RoutingView }) {
  const no = explanation.steps.find(({ isYes, name }) => !isYes && name !== 'enforced');
  const { claim } = explanation;
  const advice =
    no?.name === 'domain'
      ? claim === 'pending'
        ? {
            text: 'Your claim to it waits for its DNS record.',
            to: view.domainsBase,
            label: 'Prove the domain',
          }
        : { text: 'If it is yours, claim it.', to: `${view.domainsBase}/new`, label: 'Claim the domain' }
      : no?.name === 'connection'
        ? {
            text: 'Name the domain in a connection, and switch that on.',
            to: view.base,
            label: 'Open the connections',
          }
        : null;
  if (!advice) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>What to do</h2>
      <Text size="sm" mb="sm">
        {advice.text}
      </Text>
      <Button component={Link} to={advice.to} variant="default" size="sm">
        {advice.label}
      </Button>
    </section>
  );
}
