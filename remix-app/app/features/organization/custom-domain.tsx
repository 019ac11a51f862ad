import type {
  CustomDomainDto,
  CustomDomainOutcome,
  CustomDomainStatus,
  OwnCustomDomain,
} from '@gatehouse/contracts';
import { Alert, Badge, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './organization.module.css';
import type { OrganizationState } from './organization-state';
import { customDomainTexts } from './texts/custom-domain';

interface Props {
  own: OwnCustomDomain;
  organizationId: string;
  state: OrganizationState | undefined;
}

const LOOKS: Record<CustomDomainStatus, { color: string; Drawing: TablerIcon }> = {
  pending: { color: 'amber', Drawing: IconClock },
  verified: { color: 'amber', Drawing: IconClock },
  active: { color: 'green', Drawing: IconCircleCheck },
  failing: { color: 'red', Drawing: IconAlertTriangle },
};

const OUTCOMES = {
  found: 'found',
  txt_missing: 'txtMissing',
  txt_mismatch: 'txtMismatch',
  cname_missing: 'cnameMissing',
  cname_elsewhere: 'cnameElsewhere',
  unreachable: 'unreachable',
  owned_elsewhere: 'ownedElsewhere',
} as const satisfies Record<CustomDomainOutcome, string>;

/** The host of the organization's own sign-in pages. */
export function CustomDomain({ own: { customDomain, isIncluded }, organizationId, state }: Props) {
  const t = useTexts(customDomainTexts);
  if (customDomain) return <Known domain={customDomain} organizationId={organizationId} state={state} />;
  if (isIncluded) return <Add organizationId={organizationId} state={state} />;
  return (
    <div className={panel.panel}>
      <Text size="sm">{t('notIncluded')}</Text>
    </div>
  );
}

function Add({ organizationId, state }: Omit<Props, 'own'>) {
  const t = useTexts(customDomainTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form} className={panel.panel}>
      <Whose id={organizationId} />
      <Stack gap="lg">
        <FormAlert state={state} />
        <TextInput
          name="host"
          label={t('host')}
          description={t('hostAbout')}
          placeholder="login.acme.com"
          defaultValue={state?.values.host}
          error={state?.errors.host}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={260}
          required
          withAsterisk={false}
        />
        <SubmitButton intent="custom-domain" style={{ alignSelf: 'start' }}>
          {t('add')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Known({ domain, organizationId, state }: Omit<Props, 'own'> & { domain: CustomDomainDto }) {
  const t = useTexts(customDomainTexts);
  return (
    <section className={panel.panel} aria-labelledby="custom-domain-host">
      <Group gap="sm" mb={4}>
        <h3
          id="custom-domain-host"
          className={panel.panelTitle}
          style={{ margin: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{domain.host}</bdi>
        </h3>
        <Status status={domain.status} />
      </Group>
      <p className={panel.panelAbout}>{t(`${domain.status}About`)}</p>
      <Stack gap="lg">
        <FormAlert state={state} />
        {domain.servesUntil && (
          <Text size="sm" fw={500}>
            {t.rich('servesUntil', { when: <When at={domain.servesUntil} /> })}
          </Text>
        )}
        <Records domain={domain} />
        <Result domain={domain} />
        <Group gap="sm">
          <Act
            intent="check-custom-domain"
            organizationId={organizationId}
            isMain={domain.status !== 'active'}
          >
            {t('check')}
          </Act>
        </Group>
        <Text size="sm" c="dimmed">
          {t('effects')}
        </Text>
        <Disclosure summary={t('remove')} isDangerous>
          <Text size="sm" my="sm">
            {t('removeAbout')}
          </Text>
          <Act intent="remove-custom-domain" organizationId={organizationId} isDanger>
            {t('removeNamed', { host: domain.host })}
          </Act>
        </Disclosure>
      </Stack>
    </section>
  );
}

function Status({ status }: { status: CustomDomainStatus }) {
  const t = useTexts(customDomainTexts);
  const { color, Drawing } = LOOKS[status];
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
    >
      {t(status)}
    </Badge>
  );
}

function Records({ domain: { records } }: { domain: CustomDomainDto }) {
  const t = useTexts(customDomainTexts);
  return (
    <div>
      <Text size="sm" fw={500} mb="xs">
        {t('records')}
      </Text>
      <div className={panel.grid}>
        {records.map(({ type, name, value }) => (
          <Stack key={type} gap="xs" component="fieldset" className={classes.record}>
            <legend>{t('recordOf', { type })}</legend>
            <CopyField label={t('recordName')} value={name} />
            <CopyField label={t('recordValue')} value={value} />
          </Stack>
        ))}
      </div>
    </div>
  );
}

function Result({ domain: { lastCheck, nextCheckAt } }: { domain: CustomDomainDto }) {
  const t = useTexts(customDomainTexts);
  if (!lastCheck) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('notChecked')}
      </Text>
    );
  }
  const isFound = lastCheck.outcome === 'found';
  const { Drawing } = LOOKS[isFound ? 'active' : 'failing'];
  return (
    <Alert
      // A new check is a new message, even with the same text.
      key={lastCheck.at}
      role="status"
      color={isFound ? 'green' : 'amber'}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text size="sm">{t(OUTCOMES[lastCheck.outcome])}</Text>
      {lastCheck.outcome === 'cname_elsewhere' && lastCheck.cname && (
        <Text size="sm" mt={6}>
          {t.rich('leadsTo', { host: <bdi>{lastCheck.cname}</bdi> })}
        </Text>
      )}
      <Text size="sm" mt={6}>
        {nextCheckAt
          ? t.rich('checkedNext', { when: <When at={lastCheck.at} />, next: <When at={nextCheckAt} /> })
          : t.rich('checked', { when: <When at={lastCheck.at} /> })}
      </Text>
    </Alert>
  );
}

interface ActProps {
  intent: string;
  organizationId: string;
  isMain?: boolean;
  isDanger?: boolean;
  children: ReactNode;
}

function Act({ intent, organizationId, isMain, isDanger, children }: ActProps) {
  return (
    <Form method="post" preventScrollReset>
      <Whose id={organizationId} />
      <SubmitButton
        intent={intent}
        variant={isMain || isDanger ? 'filled' : 'default'}
        {...(isDanger && { color: 'red' })}
      >
        {children}
      </SubmitButton>
    </Form>
  );
}

function Whose({ id }: { id: string }) {
  return <input type="hidden" name="tenantId" value={id} />;
}
