import { Alert } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { ConsolePicture } from '../set-up-guides/console-picture';
import { ValuesTable } from '../set-up-guides/values-table';
import classes from './directory.module.css';
import { CLIENT_NAMES, type DirectoryClient, type DirectoryGuide } from './directory-guides';
import { directoryConnectTexts } from './texts/connect';

interface Props {
  client: DirectoryClient;
  guide: DirectoryGuide;
}

/** How a directory is connected, step by step, with a drawing of its screen and the values that it needs. */
export function GuidePanel({ client, guide }: Props) {
  const t = useTexts(directoryConnectTexts);
  const name = CLIENT_NAMES[client] ?? t('clientOther');
  return (
    <>
      <p className={classes.quiet}>
        <bdi>{guide.where}</bdi>
      </p>
      {guide.limit && (
        <Alert color="amber" variant="light" mb="md">
          {guide.limit}
        </Alert>
      )}
      <ol className={classes.steps}>
        {guide.steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <ConsolePicture screen={guide.picture} />
      <ValuesTable caption={t('guideValues', { name })} values={guide.values} />
    </>
  );
}
