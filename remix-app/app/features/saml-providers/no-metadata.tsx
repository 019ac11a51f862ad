import { Alert } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { certificateTexts } from './texts/certificates';

/** Our own metadata is unavailable: an organization without sign-in has none. */
export function NoMetadata() {
  const t = useTexts(certificateTexts);
  return (
    <Alert role="alert" color="amber" variant="light">
      {t('unavailable')}
    </Alert>
  );
}
