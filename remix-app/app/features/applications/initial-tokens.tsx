import type { InitialAccessToken } from '@gatehouse/contracts';
import { Alert, NativeSelect, Text, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './initial-tokens.module.css';
import type { RegistrationState, RegistrationView } from './registration.server';
import { registrationTexts } from './texts/registration';

interface Props {
  about: NonNullable<RegistrationView['about']>;
  state: RegistrationState | undefined;
}

const USES = [1, 10, 100, 1_000];
const DAYS = [1, 7, 30, 90, 365];

/** The initial access tokens of an organization: created, listed with their uses, and revoked. */
export function InitialTokens({ about: { tokens, tenantId }, state }: Props) {
  const t = useTexts(registrationTexts);
  return (
    <Section title={t('tokens')} about={t('tokensAbout')} id="tokens">
      {state?.token && (
        <Alert role="status" color="amber" variant="light" title={t('created')} mb="md" maw={720}>
          <CopyField label={t('theToken')} value={state.token} />
        </Alert>
      )}
      {tokens.length === 0 ? (
        <Text size="sm" c="dimmed" mb="md">
          {t('noTokens')}
        </Text>
      ) : (
        <ul className={panel.secrets} style={{ maxWidth: 720 }}>
          {tokens.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      <NewToken tenantId={tenantId} state={state} />
    </Section>
  );
}

function Token({ token }: { token: InitialAccessToken }) {
  const t = useTexts(registrationTexts);
  const { id, name, last_four: end, uses, most_uses: most, expires_at: expires, last_used_at: used } = token;
  return (
    <li className={classes.token}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <code>
        {'•'.repeat(8)}
        {end}
      </code>
      <span>{most === null ? t('uses', { count: uses }) : t('usesOf', { uses, most })}</span>
      <span>{expires ? t.rich('expires', { time: <When at={expires} /> }) : t('neverExpires')}</span>
      {used && <span>{t.rich('lastUsed', { time: <When at={used} /> })}</span>}
      <Form method="post" isDraft={false} preventScrollReset className={classes.revoke}>
        <SubmitButton
          intent={`revoke:${id}`}
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={t('revokeNamed', { name })}
        >
          {t('revoke')}
        </SubmitButton>
      </Form>
    </li>
  );
}

function NewToken({ tenantId, state }: { tenantId: string | null; state: RegistrationState | undefined }) {
  const t = useTexts(registrationTexts);
  const form = useFirstError(state);
  return (
    <Form key={state?.token} method="post" noValidate ref={form} className={classes.create}>
      {state?.message && <FormAlert state={state} />}
      {tenantId && <input type="hidden" name="tenantId" value={tenantId} />}
      <TextInput
        name="name"
        label={t('name')}
        placeholder={t('nameExample')}
        defaultValue={state?.values.name}
        error={state?.errors.name}
        maxLength={120}
      />
      <NativeSelect
        name="most_uses"
        label={t('mostUses')}
        defaultValue="1"
        data={[
          ...USES.map((count) => ({ value: String(count), label: t('times', { count }) })),
          { value: '', label: t('anyNumber') },
        ]}
      />
      <NativeSelect
        name="expires_in_days"
        label={t('validFor')}
        defaultValue="30"
        data={[
          ...DAYS.map((count) => ({ value: String(count), label: t('days', { count }) })),
          { value: '', label: t('untilRevoked') },
        ]}
      />
      <SubmitButton intent="create" variant="default">
        {t('create')}
      </SubmitButton>
    </Form>
  );
}
