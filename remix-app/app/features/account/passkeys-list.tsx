import { FACTORS, type PasskeyChallenge, type PasskeyDto } from '@gatehouse/contracts';
import { Alert, Badge, Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useSubmit } from '@remix-run/react';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useHydrated } from '~/components/use-hydrated';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { askServer, makePasskey, tellPasskeyFailure } from './passkeys';
import classes from './settings.module.css';
import { passkeyTexts } from './texts/passkeys';

export function Passkeys({ passkeys }: { passkeys: readonly PasskeyDto[] }) {
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            Passkeys{' '}
            <Badge color={passkeys.length > 0 ? 'green' : 'gray'} variant="light" tt="none">
              {passkeys.length > 0 ? passkeys.length : 'None'}
            </Badge>
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            Your finger, face or device PIN instead of a password. No other site can ask for it.
          </Text>
        </div>
      </div>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </div>
  );
}

function Row({ passkey: { id, name, isSynced, createdAt, lastUsedAt } }: { passkey: PasskeyDto }) {
  return (
    <li>
      <span className={classes.icon}>
        <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
      </span>
      <div className={classes.grow}>
        <div className={classes.name}>
          <bdi>{name}</bdi>
          {isSynced && (
            <Badge color="gray" variant="light" tt="none" size="sm">
              Synced
            </Badge>
          )}
        </div>
        <div className={classes.quiet}>
          Added <When at={createdAt} />
          {lastUsedAt ? (
            <>
              , used <When at={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </div>
        <details className={classes.rename}>
          <summary>
            Rename<VisuallyHidden> {name}</VisuallyHidden>
          </summary>
          <Form method="post" preventScrollReset className={classes.inline}>
            <input type="hidden" name="id" value={id} />
            <TextInput
              name="name"
              aria-label={`New name of ${name}`}
              defaultValue={name}
              maxLength={FACTORS.nameMaxLength}
            />
            <SubmitButton intent="passkey-rename" variant="default">
              Save
            </SubmitButton>
          </Form>
        </details>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="passkey-remove" variant="default" size="sm">
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </SubmitButton>
      </Form>
    </li>
  );
}

/** Making one is the browser's business, so it needs script. */
function AddPasskey() {
  const t = useTexts(passkeyTexts);
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const passkey = await makePasskey(await askServer<PasskeyChallenge>('/user/passkey'));
      const form = { intent: 'passkey-add', passkey: JSON.stringify(passkey), name: nameOfThisDevice() };
      submit(form, { method: 'post', preventScrollReset: true });
    } catch (error) {
      setProblem(tellPasskeyFailure(error, t));
    }
    setBusy(false);
  };

  return (
    <div className="needs-script">
      {problem && (
        <Alert role="alert" color="red" variant="light" p="xs" mb="sm">
          {problem}
        </Alert>
      )}
      <Button
        type="button"
        variant="default"
        size="sm"
        loading={busy}
        disabled={!isHydrated}
        onClick={add}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
      >
        Add a passkey
      </Button>
    </div>
  );
}

/** A first name for it; the person may give another. */
function nameOfThisDevice(): string {
  const { userAgent } = navigator;
  const known = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac/, /CrOS/, /Linux/].find((name) =>
    name.test(userAgent),
  );
  return known ? `Passkey on ${known.source.replace('CrOS', 'ChromeOS')}` : 'Passkey';
}
