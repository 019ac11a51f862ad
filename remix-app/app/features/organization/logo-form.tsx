import { Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import fileField from '~/components/forms/file-field.module.css';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';
import { organizationTexts } from './texts/organization';

const ABOUT = 'logo-about';

export function LogoForm({ organization, state }: PartProps) {
  const t = useTexts(organizationTexts);
  const { logo } = organization;
  const error = state?.errors.content;
  return (
    <PartForm
      organization={organization}
      state={state}
      id="logo"
      title={t('logo')}
      about={t('logoAbout')}
      sendsFile
    >
      <div className={classes.logos}>
        {(['onLight', 'onDark'] as const).map((surface) => (
          <span key={surface} className={`${classes.surface} ${classes[surface]}`}>
            {logo ? (
              <img
                src={logo.url}
                width={logo.width}
                height={logo.height}
                alt={t(surface === 'onLight' ? 'logoOnLight' : 'logoOnDark')}
              />
            ) : (
              <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
            )}
          </span>
        ))}
      </div>
      <div>
        <Text component="label" htmlFor="logo-file" size="sm" fw={500}>
          {t('picture')}
        </Text>
        <Text id={ABOUT} size="xs" c="dimmed" mb={6}>
          {t('pictureAbout')}
        </Text>
        <input
          id="logo-file"
          type="file"
          name="content"
          accept="image/png,image/jpeg,image/webp"
          className={fileField.file}
          aria-describedby={ABOUT}
          aria-invalid={error ? true : undefined}
          aria-errormessage={error ? 'logo-error' : undefined}
        />
        {error && (
          <Text id="logo-error" size="sm" c="var(--mantine-color-error)" mt={6}>
            {error}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <SubmitButton intent="logo">{t(logo ? 'replaceLogo' : 'uploadLogo')}</SubmitButton>
        {logo && (
          <SubmitButton intent="remove-logo" variant="default">
            {t('removeLogo')}
          </SubmitButton>
        )}
      </Group>
    </PartForm>
  );
}
