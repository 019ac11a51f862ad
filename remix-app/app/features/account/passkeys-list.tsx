import { FACTORS, type PasskeyChallenge, type PasskeyDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Alert, Badge, Button, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useSubmit } from '@remix-run/react';
import { IconFingerprint, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { useSite } from '~/components/site';
import { useHydrated } from '~/components/use-hydrated';
import { When } from '~/components/when';
import { useFormats, useTexts } from '~/texts/texts-context';
import { askServer, makePasskey, tellPasskeyFailure } from './passkeys';
import classes from './settings.module.css';
import { factorsTexts } from './texts/factors';
import { passkeyTexts } from './texts/passkeys';

export function Passkeys({ passkeys }: { passkeys: readonly PasskeyDto[] }) {
  const t = useTexts(factorsTexts);
  const formats = useFormats();
  const site = useSite();
  const elsewhere = new Set(passkeys.map(({ host }) => host)).size > 1;
  return (
    <div className={classes.factor}>
      <div className={classes.factorHead}>
        <div className={classes.factorText}>
          <h3 className={classes.factorName}>
            {t('passkeys')}{' '}
            <Badge color={passkeys.length > 0 ? 'green' : 'gray'} variant="light" tt="none">
              {passkeys.length > 0 ? formats.number(passkeys.length) : t('none')}
            </Badge>
          </h3>
          <Text size="sm" c="dimmed" mt={2}>
            {t('passkeysAbout')}
          </Text>
        </div>
      </div>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} showsHost={site !== null || elsewhere} />
          ))}
        </ul>
      )}
      {(site || elsewhere) && (
        <Text size="sm" c="dimmed" mb="sm">
          {t('passkeyHosts')}
        </Text>
      )}
      <AddPasskey />
    </div>
  );
}

interface RowProps {
  passkey: PasskeyDto;
  /** Some passkeys do not work here. */
  showsHost: boolean;
}

function Row({ passkey, showsHost }: RowProps) {
  const { id, name, host, isSynced, isSuspended, createdAt, lastUsedAt } = passkey;
  const t = useTexts(factorsTexts);
  const created = <When at={createdAt} />;
  const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;
  return (
    <li>
      <span className={classes.icon}>
        <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
      </span>
      <div className={classes.grow}>
        <div className={classes.name}>
          <bdi>{name}</bdi>
          {isSuspended && (
            <Badge color="red" variant="light" tt="none" size="sm">
              {t('suspended')}
            </Badge>
          )}
          {isSynced && (
            <Badge color="gray" variant="light" tt="none" size="sm">
              {t('synced')}
            </Badge>
          )}
        </div>
        {showsHost && (
          <div className={classes.quiet}>{t.rich('passkeyHost', { host: <bdi>{host}</bdi> })}</div>
        )}
        <div className={classes.quiet}>
          {lastUsedAt
            ? t.rich('passkeyUsed', { created, used: <When at={lastUsedAt} /> })
            : t.rich('passkeyUnused', { created })}
        </div>
        <Disclosure
          className={classes.rename}
          summary={t.rich('rename', { name: <bdi>{name}</bdi>, hidden })}
        >
          <Form method="post" preventScrollReset className={classes.inline}>
            <input type="hidden" name="id" value={id} />
            <TextInput
              name="name"
              aria-label={t('newNameOf', { name })}
              defaultValue={name}
              maxLength={FACTORS.nameMaxLength}
            />
            <SubmitButton intent="passkey-rename" variant="default">
              {t('save')}
            </SubmitButton>
          </Form>
        </Disclosure>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent="passkey-remove" variant="default" size="sm">
          {t.rich('removePasskey', { name: <bdi>{name}</bdi>, hidden })}
        </SubmitButton>
      </Form>
    </li>
  );
}

/** Only the browser can create one, so it requires script. */
function AddPasskey() {
  const t = useTexts(factorsTexts);
  const failures = useTexts(passkeyTexts);
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const passkey = await makePasskey(await askServer<PasskeyChallenge>('/user/passkey'));
      const form = { intent: 'passkey-add', passkey: JSON.stringify(passkey), name: nameOfThisDevice(t) };
      submit(form, { method: 'post', preventScrollReset: true });
    } catch (error) {
      setProblem(tellPasskeyFailure(error, failures));
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
        {t('addPasskey')}
      </Button>
    </div>
  );
}

/** A default name, which the user can change. */
function nameOfThisDevice(t: Translate<typeof import('./texts/factors/en').default>): string {
  const { userAgent } = navigator;
  const known = [/iPhone/, /iPad/, /Android/, /Windows/, /Mac/, /CrOS/, /Linux/].find((name) =>
    name.test(userAgent),
  );
  return known ? t('passkeyOn', { system: known.source.replace('CrOS', 'ChromeOS') }) : t('passkey');
}
