import { BRAND_SURFACES, contrastOf, SHAPE_CONTRAST, unreadableBecause } from '@gatehouse/contracts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '~/components/forms/submit-button';
import { useTexts } from '~/texts/texts-context';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';
import { organizationTexts } from './texts/organization';

const OURS = '#1976d2';
const FIELDS = [
  ['color', 'light'],
  ['darkColor', 'dark'],
] as const;

export function ColorsForm({ organization, state }: PartProps) {
  const t = useTexts(organizationTexts);
  const kept = (name: 'color' | 'darkColor') => state?.values[name] ?? organization[name] ?? '';
  const [typed, setTyped] = useState({ color: kept('color'), darkColor: kept('darkColor') });
  const used = {
    light: shownAs(typed.color) ?? OURS,
    dark: shownAs(typed.darkColor) ?? shownAs(typed.color) ?? OURS,
  };
  return (
    <PartForm
      organization={organization}
      state={state}
      id="colors"
      title={t('colors')}
      about={t('colorsAbout')}
    >
      <div className={classes.colors}>
        {FIELDS.map(([name, scheme]) => (
          <div key={name} className={classes.color}>
            <TextInput
              name={name}
              label={name === 'color' ? t('color') : t('optional', { label: t('darkColor') })}
              description={t(`${name}About`)}
              placeholder={OURS}
              defaultValue={kept(name)}
              onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
              error={
                state?.errors[name] ??
                (shownAs(typed[name]) && unreadableBecause(shownAs(typed[name]) as string))
              }
              leftSection={<span className={classes.swatch} style={{ background: used[scheme] }} />}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
            />
            <Sample
              scheme={scheme}
              color={used[scheme]}
              logo={organization.logo?.url ?? null}
              name={organization.name}
            />
          </div>
        ))}
      </div>
      <SubmitButton intent="colors" style={{ alignSelf: 'start' }}>
        {t('saveColors')}
      </SubmitButton>
    </PartForm>
  );
}

/** The color of a text, or null while it is invalid. */
function shownAs(text: string): string | null {
  const color = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : null;
}

interface SampleProps {
  scheme: 'light' | 'dark';
  color: string;
  logo: string | null;
  name: string;
}

/** A preview of the sign-in page. */
function Sample({ scheme, color, logo, name }: SampleProps) {
  const t = useTexts(organizationTexts);
  const isFaint = contrastOf(color, BRAND_SURFACES[scheme]) < SHAPE_CONTRAST;
  return (
    <>
      <div
        className={`${classes.sample} ${scheme === 'dark' ? classes.onDark : classes.onLight}`}
        aria-hidden="true"
      >
        {logo && <img src={logo} alt="" />}
        <bdi className={classes.sampleTitle}>{t('signInTo', { name })}</bdi>
        <span className={classes.sampleField} />
        <span className={classes.sampleButton} style={{ background: color }}>
          {t('signInButton')}
        </span>
      </div>
      <Text size="xs" c="dimmed" mt={6} aria-live="polite">
        {t(scheme === 'dark' ? (isFaint ? 'faintOnDark' : 'onDark') : isFaint ? 'faintOnLight' : 'onLight')}
      </Text>
    </>
  );
}
