import { type InvitationImportCheck, LIMITS } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { CsvText } from '~/components/forms/csv-text';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { DialogFoot } from '~/components/panel/dialog-foot';
import mono from '~/components/panel/panel.module.css';
import { RouteDialog } from '~/components/panel/route-dialog';
import { LinkTabs } from '~/components/shell/link-tabs';
import { useTexts } from '~/texts/texts-context';
import { RecentImports } from '../imports/recent-imports';
import type { InviteState, InviteView, InviteWay } from './invite.server';
import { roleChoices } from './labels';
import classes from './person.module.css';
import { inviteTexts } from './texts/invite';
import { peopleLabels } from './texts/labels';

interface Props {
  view: InviteView;
  state: InviteState | undefined;
}

/** More lines than users would read at once. */
const SHOWN = 100;

const WAYS: readonly InviteWay[] = ['one', 'list', 'csv'];

/** Invites users by email. */
export function InviteDialog({ view, state }: Props) {
  const { base, other } = view.organization;
  const t = useTexts(inviteTexts);
  // The page of the list below.
  const query = new URLSearchParams(useLocation().search);
  for (const own of ['way', 'correct']) query.delete(own);
  const list = query.size > 0 ? `${base}?${query}` : base;
  return (
    <RouteDialog title={other ? t('titleOf', { organization: other.name }) : t('title')} closesTo={list}>
      <LinkTabs
        label={t('methods')}
        tabs={WAYS.map((way) => ({
          label: t(way),
          to: `?${new URLSearchParams([...query, ['way', way]])}`,
          isCurrent: way === view.way,
        }))}
      />
      {view.way === 'one' ? (
        <One view={view} state={state} list={list} />
      ) : (
        <Many key={view.way} view={view} state={state} list={list} />
      )}
      <Text size="sm" c="dimmed" mt="md">
        {t.rich('expiry', {
          count: LIMITS.invitationDays,
          link: (inner) => (
            <Anchor component={Link} to={list} size="sm">
              {inner}
            </Anchor>
          ),
        })}
      </Text>
      {view.way !== 'one' && <RecentImports recent={view.recent} />}
    </RouteDialog>
  );
}

function One({ view, state, list }: Props & { list: string }) {
  const t = useTexts(inviteTexts);
  const form = useFirstError(state);
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? '',
    error: state?.errors[name],
  });
  return (
    <Form method="post" noValidate ref={form}>
      <input type="hidden" name="way" value="one" />
      <Stack gap="md">
        <FormAlert state={state} />
        <TextInput
          {...field('email')}
          label={t('email')}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={254}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('firstName')} label={t('firstName')} maxLength={100} />
          <TextInput {...field('lastName')} label={t('lastName')} maxLength={100} />
        </SimpleGrid>
        <Role view={view} state={state} />
        <DialogFoot cancelTo={list}>
          <SubmitButton intent="send">{t('send')}</SubmitButton>
        </DialogFoot>
      </Stack>
    </Form>
  );
}

function Role({ view, state, about }: Props & { about?: string }) {
  const t = useTexts(inviteTexts);
  const label = useTexts(peopleLabels);
  return (
    <NativeSelect
      name="role"
      label={t('role')}
      description={about}
      defaultValue={state?.values.role ?? 'tenant_user'}
      data={roleChoices(view.roles, label)}
      error={state?.errors.roleId ?? state?.errors.role}
    />
  );
}

/** First previews the result line by line, then imports the valid lines. */
function Many({ view, state, list }: Props & { list: string }) {
  const t = useTexts(inviteTexts);
  const form = useFirstError(state);
  const result = state?.result;
  const sends = result ? Math.min(result.invite, result.room ?? result.invite) : 0;
  const isCsv = view.way === 'csv';
  return (
    <Form method="post" noValidate ref={form} encType="multipart/form-data">
      <input type="hidden" name="way" value={view.way} />
      <input type="hidden" name="id" value={state?.values.id ?? ''} />
      <Stack gap="md">
        <FormAlert state={state} />
        {result && <Result result={result} />}
        {isCsv ? (
          <CsvText
            name="text"
            label={t('paste')}
            about={t('pasteAbout')}
            placeholder={'email,first name,last name,role\nada@example.com,Ada,Lovelace,user'}
            text={state?.values.text ?? view.text}
            error={state?.errors.text}
            isChecked={!!result}
            longest={LIMITS.invitationTextLength}
          />
        ) : (
          <Textarea
            name="text"
            label={t('addresses')}
            description={t('addressesAbout')}
            placeholder="ada@example.com, alan@example.com"
            defaultValue={state?.values.text ?? ''}
            error={state?.errors.text}
            autosize
            minRows={4}
            rows={4}
            maxRows={10}
            spellCheck={false}
            classNames={{ input: mono.mono }}
          />
        )}
        <Role view={view} state={state} about={isCsv ? t('csvRole') : undefined} />
        <DialogFoot cancelTo={list}>
          <SubmitButton intent="check" variant={sends > 0 ? 'default' : 'filled'}>
            {result ? t('checkAgain') : t('check')}
          </SubmitButton>
          {sends > 0 && (
            <SubmitButton intent="send">
              {t(result && result.error > 0 ? 'inviteValid' : 'invite', { count: sends })}
            </SubmitButton>
          )}
        </DialogFoot>
      </Stack>
    </Form>
  );
}

function Result({ result }: { result: InvitationImportCheck }) {
  const { invite, skip, error, room, lines } = result;
  const t = useTexts(inviteTexts);
  const told = lines.filter(({ message }) => message !== null);
  return (
    <Alert
      role="status"
      color={error > 0 ? 'red' : 'brand'}
      variant="light"
      title={error > 0 ? t('wrongLines', { count: error }) : t('wouldInvite', { count: invite })}
    >
      <Text size="sm" mb={told.length > 0 ? 'xs' : 0}>
        {t('summary', { invite, skip, error })}
        {error > 0 && ` ${t('correct')}`}
        {error > 0 && invite > 0 && ` ${t('orInvite')}`}
      </Text>
      {room !== null && (
        <Text size="sm" mb="xs" fw={600}>
          {t('room', { count: room })}
        </Text>
      )}
      {told.length > 0 && (
        <ol className={classes.lines}>
          {told.slice(0, SHOWN).map(({ line, email, outcome, message }) => (
            <li key={`${line} ${email}`}>
              <span className={classes.quiet}>{t('line', { line })}</span>
              <span>
                <bdi>{email || t('noAddress')}</bdi>
                <br />
                <span className={outcome === 'error' ? classes.wrong : classes.quiet}>{message}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {told.length > SHOWN && <Text size="sm">{t('andMore', { count: told.length - SHOWN })}</Text>}
    </Alert>
  );
}
