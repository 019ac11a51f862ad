import type { DirectoryDto, DirectoryUserDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconEye, IconPlayerPause } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './directory.module.css';
import { type PartProps, partPath } from './directory-view';
import { directoryTabTexts } from './texts/tab';
import type english from './texts/tab/en';

type TabTexts = Translate<typeof english>;

/** What waits for an admin: the first sync, or a change that would take away too much. */
export function Decision({ id, view: { directory, waiting } }: PartProps) {
  if (directory.preview) return <Preview id={id} directory={directory} waiting={waiting} />;
  if (directory.paused) return <Paused id={id} directory={directory} waiting={waiting} />;
  return null;
}

interface Props {
  id: string;
  directory: DirectoryDto;
  waiting: readonly DirectoryUserDto[];
}

function Preview({ id, directory, waiting }: Props) {
  const t = useTexts(directoryTabTexts);
  const { preview, counts, version } = directory;
  if (!preview) return null;
  const isEmpty = counts.users === 0;
  return (
    <Alert
      color="brand"
      variant="light"
      icon={<IconEye size={20} stroke={1.6} aria-hidden="true" />}
      title={t('previewTitle')}
    >
      <Text size="sm">{t(isEmpty ? 'previewEmpty' : 'previewAbout')}</Text>
      {!isEmpty && (
        <>
          <ul className={classes.counts}>
            <li>{t('created', { count: preview.created })}</li>
            <li>{t('linked', { count: preview.linked })}</li>
            <li>{t('deactivated', { count: preview.deactivated })}</li>
            {preview.unlinked.map(({ reason, count }) => (
              <li key={reason}>{t('unlinkedCount', { count, why: t(`why_${reason}`) })}</li>
            ))}
          </ul>
          <Names waiting={waiting} count={counts.waiting} t={t} />
          <Form method="post">
            <input type="hidden" name="version" value={version} />
            <SubmitButton intent={`directory-approve:${id}`}>{t('approvePreview')}</SubmitButton>
          </Form>
        </>
      )}
    </Alert>
  );
}

const PAUSES = {
  share: { title: 'pausedShare', about: 'pausedShareAbout' },
  last_admin: { title: 'pausedLastAdmin', about: 'pausedLastAdminAbout' },
  undone: { title: 'pausedUndone', about: 'pausedUndoneAbout' },
} as const;

function Paused({ id, directory: { paused, counts, version }, waiting }: Props) {
  const t = useTexts(directoryTabTexts);
  if (!paused) return null;
  const { title, about } = PAUSES[paused.reason];
  return (
    <Alert
      role="alert"
      color="amber"
      variant="light"
      icon={<IconPlayerPause size={20} stroke={1.6} aria-hidden="true" />}
      title={t(title)}
    >
      <Text size="sm">{t(about, { waiting: paused.waiting, limit: paused.limit ?? 0 })}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {t.rich('pausedSince', { at: <When at={paused.at} /> })}
      </Text>
      <Names waiting={waiting} count={counts.waiting} t={t} />
      <Form method="post" className={classes.buttons}>
        <input type="hidden" name="version" value={version} />
        <SubmitButton intent={`directory-approve:${id}`} color="red">
          {t('approve')}
        </SubmitButton>
        {paused.reason !== 'undone' && (
          <SubmitButton intent={`directory-reject:${id}`} variant="default">
            {t('reject')}
          </SubmitButton>
        )}
      </Form>
    </Alert>
  );
}

function Names({ waiting, count, t }: { waiting: readonly DirectoryUserDto[]; count: number; t: TabTexts }) {
  if (waiting.length === 0) return null;
  return (
    <Disclosure className={classes.names} summary={t('names', { count })}>
      <ul>
        {waiting.map(({ id, name, userName, unlinkedBecause }) => (
          <li key={id}>
            <bdi>{name || userName}</bdi>
            <span className={classes.quiet}>
              <bdi>{userName}</bdi>
              {unlinkedBecause && `: ${t(`why_${unlinkedBecause}`)}`}
            </span>
          </li>
        ))}
      </ul>
      {count > waiting.length && (
        <Anchor component={Link} to={partPath('users', { state: 'waiting' })} size="sm">
          {t('allNames')}
        </Anchor>
      )}
    </Disclosure>
  );
}
