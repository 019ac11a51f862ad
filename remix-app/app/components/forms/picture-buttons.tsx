import { Group } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import { SubmitButton } from './submit-button';
import { pictureTexts } from './texts/picture';

/** Saves the selected logo, or removes the current one. */
export function PictureButtons({ hasLogo }: { hasLogo: boolean }) {
  const t = useTexts(pictureTexts);
  return (
    <Group gap="sm">
      <SubmitButton intent="logo">{t(hasLogo ? 'replaceLogo' : 'uploadLogo')}</SubmitButton>
      {hasLogo && (
        <SubmitButton intent="remove-logo" variant="default">
          {t('removeLogo')}
        </SubmitButton>
      )}
    </Group>
  );
}
