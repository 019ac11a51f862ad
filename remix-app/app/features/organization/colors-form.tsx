import { BRAND_SURFACES, contrastOf, SHAPE_CONTRAST, unreadableBecause } from '@gatehouse/contracts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '~/components/forms/submit-button';
import classes from './organization.module.css';
import { PartForm, type PartProps } from './part-form';

const OURS = '#1976d2';
const FIELDS = [
  ['color', 'Colour', 'Of the main button, with white text on it. Empty: ours.', 'light'],
  [
    'darkColor',
    'Colour on dark pages (optional)',
    'Where the other is hard to see there. Empty: the same.',
    'dark',
  ],
] as const;

export function ColorsForm({ organization, state }: PartProps) {
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
      title="Colours"
      about="A colour on which white text can't be read is not taken; a near one that works is named."
    >
      <div className={classes.colors}>
        {FIELDS.map(([name, label, description, scheme]) => (
          <div key={name} className={classes.color}>
            <TextInput
              name={name}
              label={label}
              description={description}
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
        Save colours
      </SubmitButton>
    </PartForm>
  );
}

/** The colour that a text stands for, or null while it is none yet. */
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

/** How a sign-in page will look. */
function Sample({ scheme, color, logo, name }: SampleProps) {
  const isFaint = contrastOf(color, BRAND_SURFACES[scheme]) < SHAPE_CONTRAST;
  return (
    <>
      <div
        className={`${classes.sample} ${scheme === 'dark' ? classes.onDark : classes.onLight}`}
        aria-hidden="true"
      >
        {logo && <img src={logo} alt="" />}
        <bdi className={classes.sampleTitle}>Sign in to {name}</bdi>
        <span className={classes.sampleField} />
        <span className={classes.sampleButton} style={{ background: color }}>
          Sign In
        </span>
      </div>
      <Text size="xs" c="dimmed" mt={6} aria-live="polite">
        {isFaint ? `Hard to tell from a ${scheme} page: under 3:1.` : `On a ${scheme} page.`}
      </Text>
    </>
  );
}
