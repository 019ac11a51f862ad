import { IconPhoto } from '@tabler/icons-react';
import { PictureButtons } from '~/components/forms/picture-buttons';
import { PictureField } from '~/components/forms/picture-field';
import { useTexts } from '~/texts/texts-context';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';
import { organizationTexts } from './texts/organization';

export function LogoForm({ organization, state }: PartProps) {
  const t = useTexts(organizationTexts);
  const { logo } = organization;
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
      <PictureField error={state?.errors.content} />
      <PictureButtons hasLogo={logo !== null} />
    </PartForm>
  );
}
