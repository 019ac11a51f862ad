import { Text } from '@mantine/core';
import { useTexts } from '~/texts/texts-context';
import fileField from './file-field.module.css';
import { pictureTexts } from './texts/picture';

const ABOUT = 'picture-about';
const ERROR = 'picture-error';

/** The file of a logo, for `pictureIn`. */
export function PictureField({ error }: { error: string | undefined }) {
  const t = useTexts(pictureTexts);
  return (
    <div>
      <Text component="label" htmlFor="picture-file" size="sm" fw={500}>
        {t('picture')}
      </Text>
      <Text id={ABOUT} size="xs" c="dimmed" mb={6}>
        {t('pictureAbout')}
      </Text>
      <input
        id="picture-file"
        type="file"
        name="content"
        accept="image/png,image/jpeg,image/webp"
        className={fileField.file}
        aria-describedby={ABOUT}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? ERROR : undefined}
      />
      {error && (
        <Text id={ERROR} size="sm" c="var(--mantine-color-error)" mt={6}>
          {error}
        </Text>
      )}
    </div>
  );
}
