import { type InvitationImportCheck, LIMITS } from '@gatehouse/contracts';
import { Alert, Anchor, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { CsvText } from '~/components/forms/csv-text';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import mono from '~/components/panel/panel.module.css';
import { RouteDialog } from '~/components/panel/route-dialog';
import { LinkTabs } from '~/components/shell/link-tabs';
import { RecentImports } from '../imports/recent-imports';
import type { InviteState, InviteView, InviteWay } from './invite.server';
import { roleChoices } from './labels';
import classes from './person.module.css';

interface Props {
  view: InviteView;
  state: InviteState | undefined;
}

/** More lines than anybody reads at once. */
const SHOWN = 100;

const WAYS: readonly { key: InviteWay; label: string }[] = [
  { key: 'one', label: 'One person' },
  { key: 'list', label: 'A list' },
  { key: 'csv', label: 'A CSV file' },
];

/** Asks people to join, by mail. */
export function InviteDialog({ view, state }: Props) {
  const { base: list, other } = view.organization;
  return (
    <RouteDialog title={other ? `Invite people to ${other.name}` : 'Invite people'} closesTo={list}>
      <LinkTabs
        label="Ways to invite"
        tabs={WAYS.map(({ key, label }) => ({ label, to: `?way=${key}`, isCurrent: key === view.way }))}
      />
      {view.way === 'one' ? (
        <One view={view} state={state} />
      ) : (
        <Many key={view.way} view={view} state={state} />
      )}
      <Text size="sm" c="dimmed" mt="md">
        Each gets a link that works once, for {LIMITS.invitationDays} days.{' '}
        <Anchor component={Link} to={list} size="sm">
          Back to the list
        </Anchor>
      </Text>
      {view.way !== 'one' && <RecentImports recent={view.recent} />}
    </RouteDialog>
  );
}

function One({ view, state }: Props) {
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
          label="Email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          maxLength={254}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...field('firstName')} label="First name (optional)" maxLength={100} />
          <TextInput {...field('lastName')} label="Last name (optional)" maxLength={100} />
        </SimpleGrid>
        <Role view={view} state={state} />
        <SubmitButton intent="send" style={{ alignSelf: 'start' }}>
          Send the invitation
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Role({ view, state, about }: Props & { about?: string }) {
  return (
    <NativeSelect
      name="role"
      label="Role"
      description={about}
      defaultValue={state?.values.role ?? 'tenant_user'}
      data={roleChoices(view.roles)}
      error={state?.errors.roleId ?? state?.errors.role}
    />
  );
}

/** First it says what would happen, line by line; then the import of the good lines starts. */
function Many({ view, state }: Props) {
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
            label="Or paste its content"
            about="Its first line names the columns: email, first name, last name, role."
            placeholder={'email,first name,last name,role\nada@example.com,Ada,Lovelace,user'}
            text={state?.values.text ?? view.text}
            error={state?.errors.text}
            isChecked={!!result}
            longest={LIMITS.invitationTextLength}
          />
        ) : (
          <Textarea
            name="text"
            label="Addresses"
            description="With commas, semicolons or line ends between."
            placeholder="ada@example.com, alan@example.com"
            defaultValue={state?.values.text ?? ''}
            error={state?.errors.text}
            autosize
            minRows={4}
            maxRows={10}
            spellCheck={false}
            classNames={{ input: mono.mono }}
          />
        )}
        <Role view={view} state={state} about={isCsv ? 'Of lines that name none.' : undefined} />
        <div className={classes.inline}>
          {sends > 0 && <SubmitButton intent="send">Invite {people(sends)}</SubmitButton>}
          <SubmitButton intent="check" variant={sends > 0 ? 'default' : 'filled'}>
            {result ? 'Check again' : 'Check first'}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

function Result({ result }: { result: InvitationImportCheck }) {
  const { invite, skip, error, room, lines } = result;
  const told = lines.filter(({ message }) => message !== null);
  return (
    <Alert
      role="status"
      color={error > 0 ? 'red' : 'brand'}
      variant="light"
      title={
        error > 0
          ? `${error === 1 ? '1 line is' : `${error.toLocaleString('en')} lines are`} wrong`
          : `${people(invite)} would be invited`
      }
    >
      <Text size="sm" mb={told.length > 0 ? 'xs' : 0}>
        {people(invite)} to invite, {skip.toLocaleString('en')} to skip, {error.toLocaleString('en')} wrong.
        Nobody is invited yet.
        {error > 0 && ' Correct the wrong lines and check again.'}
        {error > 0 && invite > 0 && ' Or invite the others now: the wrong lines are kept for correction.'}
      </Text>
      {room !== null && (
        <Text size="sm" mb="xs" fw={600}>
          Your plan has room for {people(room)} more.
        </Text>
      )}
      {told.length > 0 && (
        <ol className={classes.lines}>
          {told.slice(0, SHOWN).map(({ line, email, outcome, message }) => (
            <li key={`${line} ${email}`}>
              <span className={classes.quiet}>Line {line}</span>
              <span>
                <bdi>{email || '(no address)'}</bdi>
                <br />
                <span className={outcome === 'error' ? classes.wrong : classes.quiet}>{message}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {told.length > SHOWN && <Text size="sm">And {(told.length - SHOWN).toLocaleString('en')} more.</Text>}
    </Alert>
  );
}
