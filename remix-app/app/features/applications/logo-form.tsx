import { Stack } from '@mantine/core';
import { ApplicationMark } from '~/components/application-mark';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { PictureButtons } from '~/components/forms/picture-buttons';
import { PictureField } from '~/components/forms/picture-field';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import type { LogoState } from './logo.server';
import { logoTexts } from './texts/logo';

interface Props {
  application: { name: string; logo_url: string | null; version: number };
  state: LogoState | undefined;
}

/** The logo of an application of either protocol. */
export function LogoForm({ application: { name, logo_url, version }, state }: Props) {
  const t = useTexts(logoTexts);
  const own = state?.part === 'logo' ? state : undefined;
  const form = useFirstError(own);
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      className={panel.panel}
      encType="multipart/form-data"
      aria-labelledby="logo"
    >
      <h2 id="logo" className={panel.panelTitle}>
        {t('logo')}
      </h2>
      <p className={panel.panelAbout}>{t('logoAbout')}</p>
      <input type="hidden" name="version" value={version} />
      <Stack gap="lg">
        <FormAlert state={own} />
        <ApplicationMark name={name} logoUrl={logo_url} />
        <PictureField error={own?.errors.content} />
        <PictureButtons hasLogo={logo_url !== null} />
      </Stack>
    </Form>
  );
}
