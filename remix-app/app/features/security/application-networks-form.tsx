import { MOST_APPLICATION_NETWORKS, type SignInPolicy } from '@gatehouse/contracts';
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { LinesField } from '~/components/forms/lines-field';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Section } from '~/components/panel/section';
import { useTexts } from '~/texts/texts-context';
import { ReplayButton } from '../policy-replay/replay-button';
import { ReplayResult } from '../policy-replay/replay-result';
import { fieldAt, type TypedNetworks, typedNetworks } from './application-networks';
import type { TriedNetworks } from './application-networks.server';
import type { PolicyState } from './policy-state';
import type { TargetChoice } from './risk-rules';
import classes from './security.module.css';
import { applicationNetworksTexts } from './texts/application-networks';
import { policyTexts } from './texts/policy';

interface Props {
  policy: SignInPolicy;
  targets: readonly TargetChoice[];
  /** Code or slug of the organization, in the URL of a superadmin. */
  of: string;
  /** Null unless the effect of an application's networks was requested. */
  tried: TriedNetworks | null;
  state: PolicyState | undefined;
}

const KINDS = ['oauth_client', 'saml_service_provider'] as const;

/** From which networks users enter individual applications. Applications come and go by way of the server, without script. */
export function ApplicationNetworksForm({ policy, targets, of, tried, state }: Props) {
  const t = useTexts(applicationNetworksTexts);
  const form = useFirstError(state);
  const networks = state?.networks ?? tried?.networks ?? policy.applicationNetworks.map(typedNetworks);
  const hasChoice = targets.some(({ type }) => type !== 'group');
  return (
    <Section title={t('title')} about={t('about')} id="application-networks">
      <Form method="post" noValidate ref={form} preventScrollReset key={policy.version}>
        {/* The first button is the one that Enter presses. */}
        <button type="submit" name="intent" value="save-networks" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="applicationNetworks" value="true" />
        <input type="hidden" name="tenantId" value={policy.tenantId} />
        {of && <input type="hidden" name="of" value={of} />}
        <input type="hidden" name="version" value={state?.version ?? policy.version} />
        <Stack gap="md">
          {state?.conflict ? (
            <Conflict differences={state.conflict} what="policy" />
          ) : (
            <FormAlert state={state} />
          )}
          {networks.length > 0 && (
            <div className={classes.ruleList} key={JSON.stringify(networks)}>
              {networks.map((typed, place) => (
                <Application
                  // biome-ignore lint/suspicious/noArrayIndexKey: an application is known by its place alone
                  key={place}
                  typed={typed}
                  place={place}
                  targets={targets}
                  errors={state?.errors ?? tried?.errors}
                />
              ))}
            </div>
          )}
          {state?.excludesSelf && (
            <Checkbox
              radius="sm"
              name="acceptOwnExclusion"
              value="true"
              label={t('accept')}
              description={t('acceptAbout')}
            />
          )}
          {!hasChoice && networks.length === 0 && (
            <Text size="sm" c="dimmed">
              {t('noApplications')}
            </Text>
          )}
          <Group gap="sm">
            {(networks.length > 0 || state) && (
              <SubmitButton intent="save-networks">{t('save')}</SubmitButton>
            )}
            {hasChoice && networks.length < MOST_APPLICATION_NETWORKS && (
              <Button
                type="submit"
                name="intent"
                value="add-application"
                variant="default"
                leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
              >
                {t('add')}
              </Button>
            )}
          </Group>
        </Stack>
      </Form>
      {!state && tried?.replay && <ReplayResult view={tried.replay} />}
    </Section>
  );
}

interface ApplicationProps {
  typed: TypedNetworks;
  place: number;
  targets: readonly TargetChoice[];
  errors: Partial<Record<string, string>> | undefined;
}

function Application({ typed, place, targets, errors }: ApplicationProps) {
  const t = useTexts(applicationNetworksTexts);
  const names = useTexts(policyTexts);
  const number = place + 1;
  const kinds = KINDS.map((type) => ({
    group: names(`${type}s`),
    items: targets
      .filter((target) => target.type === type)
      .map(({ id, name, isOfPlatform }) => ({
        value: `${type}:${id}`,
        label: isOfPlatform ? names('ofPlatform', { name }) : name,
      })),
  }));
  const lines = (name: 'allowed' | 'blocked') => ({
    name,
    id: fieldAt(place, name),
    label: t(name),
    description: t(`${name}About`),
    value: typed[name],
    error: errors?.[fieldAt(place, name)],
    rows: 2,
  });
  return (
    <fieldset className={classes.application} aria-label={t('number', { number })}>
      <NativeSelect
        name="target"
        id={fieldAt(place, 'target')}
        label={t('application')}
        data={[{ value: '', label: t('choose') }, ...kinds.filter(({ items }) => items.length > 0)]}
        defaultValue={typed.target}
        error={errors?.[fieldAt(place, 'target')]}
      />
      <div className={classes.lists}>
        <LinesField {...lines('allowed')} />
        <LinesField {...lines('blocked')} />
      </div>
      <Group gap="sm">
        <ReplayButton of={`application-${place}`} />
        <Button
          type="submit"
          name="intent"
          value={`remove-application-${place}`}
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
          aria-label={t('removeNumber', { number })}
        >
          {names('remove')}
        </Button>
      </Group>
    </fieldset>
  );
}
