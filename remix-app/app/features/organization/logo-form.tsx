import { Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import fileField from '~/components/forms/file-field.module.css';
import { SubmitButton } from '~/components/forms/submit-button';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';

const ABOUT = 'logo-about';

export function LogoForm({ organization, state }: PartProps) {
  const { logo } = organization;
  const error = state?.errors.content;
  return (
    <PartForm
      organization={organization}
      state={state}
      id="logo"
      title="Logo"
      about="It is shown on light and on dark pages: a transparent picture without white text suits both."
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
                alt={surface === 'onLight' ? 'Your logo on a light page' : 'Your logo on a dark page'}
              />
            ) : (
              <IconPhoto size={28} stroke={1.4} aria-hidden="true" />
            )}
          </span>
        ))}
      </div>
      <div>
        <Text component="label" htmlFor="logo-file" size="sm" fw={500}>
          Picture
        </Text>
        <Text id={ABOUT} size="xs" c="dimmed" mb={6}>
          PNG, JPEG or WebP, at most 128 KB, each side 32 to 1,024 pixels. An SVG can hold scripts and is not
          taken.
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
        <SubmitButton intent="logo">{logo ? 'Replace logo' : 'Upload logo'}</SubmitButton>
        {logo && (
          <SubmitButton intent="remove-logo" variant="default">
            Remove logo
          </SubmitButton>
        )}
      </Group>
    </PartForm>
  );
}
